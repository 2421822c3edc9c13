import { existsSync } from 'node:fs';

/**
 * Adds the settings of a file to the environment, which takes precedence: of the file that `ENV_FILE`
 * names, else of `.env` in the working directory if there is one. An empty `ENV_FILE` reads none.
 */
export function loadEnvFile(): void {
  const { ENV_FILE: named } = process.env;
  const file = named ?? '.env';
  if (file === '' || (named === undefined && !existsSync(file))) return;
  try {
    process.loadEnvFile(file);
  } catch {
    process.stderr.write(`The file of settings ${file} cannot be read.\n`);
    process.exit(1);
  }
}
