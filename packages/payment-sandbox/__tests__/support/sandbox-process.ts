import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '@harrow/processes/project-root';
import type { PaymentSandboxOptions } from '../../src/server.ts';

export interface SandboxProcess {
  port: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a sandbox in a separate process; rejects with its output if it does not start. */
export async function startSandboxProcess(
  options: Omit<PaymentSandboxOptions, 'log'>,
  environment: NodeJS.ProcessEnv = {},
): Promise<SandboxProcess> {
  const root = projectRoot();
  const script = join(root, 'packages/payment-sandbox/__tests__/support/sandbox-child.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'close');
  const firstLine = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    ended.then(() => undefined),
  ]);
  if (firstLine === undefined) throw new Error(complaint);
  const { port } = JSON.parse(firstLine) as { port: number };
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
