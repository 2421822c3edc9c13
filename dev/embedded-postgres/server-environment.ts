/**
 * The environment of PostgreSQL's programs: none of the person's PG… variables, and messages in
 * English, because some of them are recognised.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}
