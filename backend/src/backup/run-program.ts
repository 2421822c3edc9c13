import { spawn } from 'node:child_process';
import { once } from 'node:events';

const passwordOf = (database?: string) => {
  const { password = '' } = database === undefined ? {} : new URL(database);
  return password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) };
};

const targetOf = (database?: string) =>
  database === undefined
    ? []
    : [`--dbname=${Object.assign(new URL(database), { password: '' }).href}`];

/**
 * Runs a program; throws with the end of its error output if it cannot be started or fails. `database` is
 * the one that a program of PostgreSQL uses: its password is not among the parameters, which all users see.
 */
export async function runProgram(
  program: string,
  parameters: string[],
  database?: string,
): Promise<void> {
  const child = spawn(program, [...parameters, ...targetOf(database)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...passwordOf(database) },
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-2000)));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${program} cannot be started (${code ?? 'unknown reason'}).`, {
      cause: error,
    });
  })) as [number | null];
  if (code !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
}
