import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService, type ServiceHooks } from '../lib/child-service.ts';
import { projectRoot } from '../lib/project-root.ts';

/** What to start; `port` 0 takes a free one. Without a `stateFile` the accounts are forgotten. */
export interface IdentityEmulatorOptions extends ServiceHooks {
  projectId: string;
  port: number;
  host?: string;
  stateFile?: string;
}

/** A running identity emulator. */
export interface IdentityEmulator extends ChildService {
  readonly url: string;
  readonly port: number;
}

/**
 * Starts Firebase's Auth emulator in a process of its own (it takes seconds of a processor and 200
 * MB) and resolves when it answers. It ends with the process that started it.
 */
export async function startIdentityEmulator({
  projectId,
  port: wantedPort,
  host = '127.0.0.1',
  stateFile,
  ...hooks
}: IdentityEmulatorOptions): Promise<IdentityEmulator> {
  const service = await startChildService({
    title: 'The identity emulator',
    script: join(projectRoot(), 'dev', 'identity-emulator', 'main.ts'),
    options: { projectId, port: wantedPort, host, stateFile },
    ...hooks,
  });
  const { port } = z.object({ port: z.number() }).parse(service.info);
  return { ...service, port, url: `http://${host}:${port}` };
}
