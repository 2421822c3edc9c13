import { compilePattern } from './serial-pattern';
import type { SerialScheme } from './serial-schemes';

/** A scheme that is ready to read numbers. */
export type Scheme = Omit<SerialScheme, 'pattern'> & { expression: RegExp };

/** Returns the names of the groups of a pattern, in order. */
export const namedGroups = (pattern: string): string[] =>
  [...pattern.matchAll(/\(\?<(\w+)>/g)].flatMap(([, name]) => name ?? []);

/** Returns a message for each field of a scheme that breaks a rule. */
export function schemeProblems({
  pattern,
  family,
  sequence,
  alphabets,
}: SerialScheme): Record<string, string> {
  const compiled = compilePattern(pattern);
  if ('problem' in compiled) return { pattern: compiled.problem };
  const groups = new Set(namedGroups(pattern));
  const problems: Record<string, string> = {};
  const missing = (names: string[]) => names.find((name) => !groups.has(name));
  for (const [field, names] of Object.entries({
    family,
    sequence,
    alphabets: Object.keys(alphabets),
  })) {
    const name = missing(names);
    if (name !== undefined) problems[field] = `The pattern has no group “${name}”.`;
    else if (new Set(names).size < names.length) problems[field] = 'A group is named twice.';
  }
  const both = family.find((name) => sequence.includes(name));
  if (both !== undefined && !('sequence' in problems)) {
    problems.sequence = `The group “${both}” is in the family already.`;
  }
  const repeated = Object.values(alphabets).find((each) => new Set(each).size < each.length);
  if (repeated !== undefined && !('alphabets' in problems)) {
    problems.alphabets = 'A character is in an alphabet twice.';
  }
  return problems;
}

/** Makes a scheme ready to read numbers. Throws for one that breaks the rules, which none that is stored does. */
export function toScheme({ pattern, ...scheme }: SerialScheme): Scheme {
  const expression = compilePattern(pattern);
  if ('problem' in expression) throw new Error(`${scheme.name}: ${expression.problem}`);
  return { ...scheme, expression };
}
