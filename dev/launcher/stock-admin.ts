import { setPriority } from 'node:os';
import { errorMessage } from '@harrow/processes/start-error';
import { runBuild } from './run-build.ts';
import { processHooks, type Shop } from './shop.ts';

/** The lowest priority: the shop is used meanwhile. */
const NICE = 19;

/**
 * Installs and builds the stock admin, if that has not been done, while the shop runs. Without it the
 * backend's page says so; the next start tries again.
 */
export async function buildStockAdmin(shop: Shop): Promise<void> {
  const { root, settings, progress, supervisor } = shop;
  const hooks = processHooks(shop, 'build-admin');
  const onSpawn = (pid: number) => {
    hooks.onSpawn(pid);
    setPriority(pid, NICE);
  };
  try {
    await runBuild(root, 'admin', {
      progress,
      variables: settings.variables,
      hooks: { ...hooks, onSpawn },
    });
  } catch (error) {
    if (!supervisor.stopping.aborted) progress.print(errorMessage(error));
  }
}
