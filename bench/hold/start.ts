import { join } from 'node:path';
import { startChildService, type ChildService } from '@harrow/processes/child-service';
import { projectRoot } from '@harrow/processes/project-root';

/**
 * Holds each of these processes to a share of one core until the service is stopped. Signals do it,
 * because the kernel's limits (cgroups) are read-only in most containers, and `cpulimit` would have to
 * be installed and takes slices of 100 ms. It runs in its own process, which the load does not delay.
 */
export function holdBack(pids: number[], share: number): Promise<ChildService> {
  return startChildService({
    title: 'The brake of the backends',
    script: join(projectRoot(), 'bench', 'hold', 'main.ts'),
    options: { pids, share },
    log: (line) => {
      console.error(line);
    },
  });
}
