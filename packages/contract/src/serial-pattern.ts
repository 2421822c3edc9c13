import { MAX_SERIAL_LENGTH } from './limits';

/** A matcher tries at most this many ways through a number: it takes a millisecond. */
const MAX_WAYS = 200_000;

const CLASS = /^\[\^?(?:[0-9A-Z](?:-[0-9A-Z])?)+\]/;
const ATOM = /^(?:\\d|[0-9A-Z])/;
const GROUP = /^\((?:\?<[A-Za-z]\w*>|\?:)/;
const REPEATED = /^(?:[?*+]|\{(\d{1,2})(,(\d{0,2}))?\})/;

/** A part of a pattern that could be read: what follows it, and in how many ways it can match. */
type Read = { rest: string; ways: number };

class Unreadable extends Error {}

const refuse = (message: string): never => {
  throw new Unreadable(message);
};

/** Returns in how many ways a quantifier can match; 1 for a fixed number. */
function waysOf(quantifier: RegExpExecArray): number {
  const [text, least, range, most] = quantifier;
  if (text === '?') return 2;
  if (text === '*' || text === '+') return MAX_SERIAL_LENGTH + 1;
  if (range === undefined) return 1;
  const highest = most === '' || most === undefined ? MAX_SERIAL_LENGTH : Number(most);
  if (highest < Number(least)) refuse('A quantifier has its bounds in the wrong order.');
  return highest - Number(least) + 1;
}

function readAtom(text: string): Read & { isGroup: boolean } {
  const group = GROUP.exec(text);
  if (!group) {
    const [atom] = CLASS.exec(text) ?? ATOM.exec(text) ?? refuse(unreadable(text));
    return { rest: text.slice(atom.length), ways: 1, isGroup: false };
  }
  const inner = readChoices(text.slice(group[0].length));
  if (!inner.rest.startsWith(')')) refuse('A group has no end.');
  return { rest: inner.rest.slice(1), ways: inner.ways, isGroup: true };
}

const unreadable = (text: string) =>
  `“${text.slice(0, 10)}” cannot be used: only capitals, digits, \\d, sets, groups, and quantifiers can.`;

function readSequence(text: string): Read {
  let [rest, ways] = [text, 1];
  while (rest !== '' && !rest.startsWith(')') && !rest.startsWith('|')) {
    const atom = readAtom(rest);
    const quantifier = REPEATED.exec(atom.rest);
    if (quantifier && atom.isGroup && quantifier[0] !== '?') {
      refuse('A group can be optional, but not repeated.');
    }
    rest = atom.rest.slice(quantifier?.[0].length ?? 0);
    if (quantifier && REPEATED.test(rest)) refuse('A quantifier follows another.');
    ways *= atom.ways * (quantifier ? waysOf(quantifier) : 1);
  }
  return { rest, ways };
}

/** Every branch is tried for every way through what surrounds it. */
function readChoices(text: string): Read {
  let { rest, ways } = readSequence(text);
  while (rest.startsWith('|')) {
    const branch = readSequence(rest.slice(1));
    rest = branch.rest;
    ways += branch.ways;
  }
  return { rest, ways };
}

const ANCHORED = /^\^(.*)\$$/s;

/**
 * Returns the expression of a pattern, or the reason why it is not one that can be matched quickly. Patterns are a small
 * part of regular expressions: without lookarounds, references and repeated groups, the ways through a number can
 * be counted before any is tried.
 */
export function compilePattern(pattern: string): RegExp | { problem: string } {
  const inner = ANCHORED.exec(pattern)?.[1];
  if (inner === undefined) return { problem: 'A pattern begins with ^ and ends with $.' };
  try {
    const { rest, ways } = readChoices(inner);
    if (rest !== '') refuse(unreadable(rest));
    if (ways > MAX_WAYS) refuse('This pattern could take too long: use fewer open quantifiers.');
    return new RegExp(`^(?:${inner})$`);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: 'This is not a regular expression.' };
    throw error;
  }
}
