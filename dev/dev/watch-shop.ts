import { join } from 'node:path';
import { startChildService } from '@harrow/processes/child-service';
import { errorMessage } from '@harrow/processes/start-error';
import { isBuilt } from '../launcher/builds.ts';
import { buildPart } from '../launcher/preparation.ts';
import { startBackendAfter } from '../launcher/start-shop.ts';
import {
  startBackend,
  startIdentity,
  startMailbox,
  startPayment,
  startService,
} from '../launcher/services.ts';
import type { Shop } from '../launcher/shop.ts';
import { storefrontOptions } from '../launcher/storefront-options.ts';
import { startCompiler } from './compiler.ts';

/** Starts the shop for development: a change updates the browser or restarts the backend. */
export async function watchShop(shop: Shop): Promise<void> {
  const backendBuild = buildPart(shop, 'backend');
  // the backend and the storefront's server need its addresses
  const before = Promise.all([backendBuild, startMailbox(shop)]);
  await Promise.all([
    startIdentity(shop),
    startPayment(shop),
    // the storefront's server loads packages of the backend's build
    before.then(() => startVite(shop)),
    startBackendAfter(before, shop).then((databaseUrl) => watchBackend(shop, databaseUrl)),
  ]);
}

async function startVite(shop: Shop): Promise<void> {
  const { root, settings, secrets } = shop;
  const folder = join(root, 'storefront');
  await startService(shop, 'storefront', 'Vite', (hooks) =>
    startChildService({
      title: 'Vite',
      script: join(root, 'dev', 'dev', 'vite-main.ts'),
      options: { folder, storefront: storefrontOptions(folder, settings, secrets, shop.mailbox) },
      env: settings.variables,
      ...hooks,
    }),
  );
}

async function watchBackend(shop: Shop, databaseUrl: string): Promise<void> {
  const { progress, supervisor } = shop;
  const restart = async () => {
    try {
      await supervisor.stop('backend');
      await startBackend(shop, databaseUrl);
    } catch (error) {
      progress.print(`${errorMessage(error)} It is started again after the next change.`);
    }
  };
  // one at a time: two quick changes must not start two backends on one port
  let restarts = Promise.resolve();
  await supervisor.start('compiler', () =>
    startCompiler({
      onCompiled: (isFirst) => {
        // unless a file was saved since the build, the first pass brings nothing new
        if (isFirst && isBuilt(shop.root, 'backend', shop.settings.variables)) return;
        restarts = restarts.then(restart);
      },
      onProblem: (line) => progress.print(line),
      onSpawn: (pid) => shop.lock.addChild(pid),
    }),
  );
}
