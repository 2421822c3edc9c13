/**
 * The environment of PostgreSQL's programs: without the user's PG… variables, and with messages in
 * English, because some of them are parsed.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}
