import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCode } from '@harrow/processes/start-error';

/** Adds the variables of the folder's `.env` file to the environment, which takes precedence. */
export function withEnvFile(root: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return { ...parseEnv(readFileSync(join(root, '.env'), 'utf8')), ...environment };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return environment;
    throw error;
  }
}
