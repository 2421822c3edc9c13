import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCode } from '../lib/start-error.ts';

/** The environment with what the file `.env` of the folder adds; what is set already wins. */
export function withEnvFile(root: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return { ...parseEnv(readFileSync(join(root, '.env'), 'utf8')), ...environment };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return environment;
    throw error;
  }
}
