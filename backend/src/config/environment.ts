import type { z } from 'zod';
import { contradictions } from './contradictions';
import { missingSetting, wrongSetting } from './setting-rules';
import { type Environment, schema } from './settings-schema';

export type { Environment } from './settings-schema';

/** Returns the public URL of the backend, which also serves the stock admin. */
export const backendUrl = ({ BACKEND_URL, BACKEND_PORT }: Partial<Environment>): string =>
  BACKEND_URL ?? `http://localhost:${BACKEND_PORT}`;

/** Returns the origin of that URL, the only one whose pages may use the staff cookie. */
export const backendOrigin = (environment: Environment): string =>
  new URL(backendUrl(environment)).origin;

/** The names of all variables that the backend reads. */
export const settingNames: string[] = Object.keys(schema.shape);

/**
 * Returns the valid settings, and one sentence for each that is missing or invalid and for each dangerous
 * combination of the others; never with a value.
 */
export function examineEnvironment(variables: NodeJS.ProcessEnv): {
  given: Partial<Environment>;
  problems: string[];
} {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const given: Record<string, unknown> = {};
  const problems = Object.entries<z.ZodType>(schema.shape).flatMap(([name, rule]) => {
    const { data, error } = rule.safeParse(set[name]);
    given[name] = data;
    if (!error) return [];
    if (set[name] === undefined) return [missingSetting(name)];
    return error.issues.map(({ message }) => wrongSetting(name, message));
  });
  return { given, problems: [...problems, ...contradictions(given)] };
}

/**
 * Parses the settings of the backend. Throws one error that lists everything missing or invalid by
 * variable name, a line each, never with its value.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { given, problems } = examineEnvironment(variables);
  if (problems.length > 0) {
    throw new Error(`The backend cannot start with these settings:\n${problems.join('\n')}`);
  }
  return given as Environment; // each member was parsed by its rule
}
