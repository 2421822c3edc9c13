import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService, type ServiceHooks } from '../child-service.ts';
import { projectRoot } from '../project-root.ts';

/** The options; `port` 0 picks a free one. Without a `stateFile` accounts are lost at exit. */
interface IdentityEmulatorOptions extends ServiceHooks {
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
 * Starts Firebase's Auth emulator in a child process (it takes seconds of CPU time and 200 MB) and
 * resolves when it answers. It ends with the process that started it.
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
    script: join(projectRoot(), 'packages/processes/src/identity-emulator/main.ts'),
    options: { projectId, port: wantedPort, host, stateFile },
    ...hooks,
  });
  const { port } = z.object({ port: z.number() }).parse(service.info);
  return { ...service, port, url: `http://${host}:${port}` };
}
