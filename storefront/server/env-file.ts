import { existsSync } from 'node:fs';

/**
 * Adds the settings of a file to the environment, as the backend's programs do: of the file that `ENV_FILE`
 * names, else of `.env` in the working directory. The environment takes precedence. A package that both
 * servers run in production would be larger than this function.
 */
export function loadEnvFile(): void {
  const { ENV_FILE: named } = process.env;
  const file = named ?? '.env';
  if (file === '' || (named === undefined && !existsSync(file))) return;
  try {
    process.loadEnvFile(file);
  } catch {
    console.error(`The file of settings ${file} cannot be read.`);
    process.exit(1);
  }
}
