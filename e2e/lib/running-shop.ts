import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';

const PORTS = [
  'STOREFRONT_PORT',
  'BACKEND_PORT',
  'AUTH_EMULATOR_PORT',
  'PAYMENT_SANDBOX_PORT',
  'EMBEDDED_PG_PORT',
];

/** All journeys come from one address, which would use up its share of the server on a busy machine. */
const LIMITS = { RATE_LIMIT_REQUESTS: '100000', RATE_LIMIT_WORK_SECONDS: '60' };

/** A shop started by `npm start`, on separate ports and a separate data folder. */
export type RunningShop = { storefront: string; backend: string; stop(): Promise<void> };

async function freePorts(): Promise<Record<string, string>> {
  const ports = new Set<number>();
  while (ports.size < PORTS.length) ports.add(await freePort());
  const free = [...ports];
  return Object.fromEntries(PORTS.map((name, index) => [name, String(free[index])] as const));
}

/**
 * Runs `npm start` of a clone, by default this one, and resolves when it prints `Ready`; otherwise its output is in
 * the error. `variables` go before the others.
 */
export async function startShop(
  root = projectRoot(),
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harrow-e2e-'));
  const ports = await freePorts();
  const child = spawn(process.execPath, [join(root, 'dev', 'run.mjs'), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      ...LIMITS,
      ...ports,
      HARROW_DATA_DIR: dataDir,
      NODE_ENV: undefined, // not Jest's
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        said.push(line);
        if (line.startsWith('Ready')) resolve();
      });
    }
    void exited.then(() => reject(new Error(`npm start ended:\n${said.join('\n')}`)));
  });
  return {
    storefront: `http://localhost:${ports.STOREFRONT_PORT ?? ''}`,
    backend: `http://localhost:${ports.BACKEND_PORT ?? ''}`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the shop that runs at the two addresses, or starts a new one. */
export async function shopAt([storefront, backend]: readonly string[]): Promise<RunningShop> {
  if (!storefront || !backend) return startShop();
  return { storefront, backend, stop: () => Promise.resolve() };
}
