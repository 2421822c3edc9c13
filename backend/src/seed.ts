import path from 'node:path';
import { loadEnvFile } from './config/env-file';
import { type Environment, readEnvironment } from './config/environment';
import { sellerOf } from './config/seller-options';
import { endStep, requireServices } from './lifecycle/require-services';
import { withServices } from './lifecycle/with-services';

const demo = process.argv.includes('--demo');

/** Reads the settings. Throws an error with a message for the user if the seed cannot start. */
async function prepare(): Promise<Environment> {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  if (demo && environment.NODE_ENV === 'production') {
    throw new Error(
      'The demo catalogue has publicly known passwords and is not allowed in production.',
    );
  }
  await requireServices(environment);
  return environment;
}

/** The folder of the shop, before the engine changes the working directory. */
const folderOf = ({ SHOP_DIR }: Environment) => SHOP_DIR && path.resolve(SHOP_DIR);

/** Prepares the shop; with `--demo`, also the demo catalogue. Safe to run again. */
async function seed(environment: Environment, folder: string | undefined): Promise<void> {
  await withServices(environment, async (services) => {
    const { seedShop } = await import('./seed/shop');
    const { seedDemo } = await import('./seed/demo');
    const { seedFace } = await import('./seed/face');
    await seedShop(services, environment.CURRENCY);
    await seedFace(services, { folder, seller: sellerOf(environment) });
    if (demo) await seedDemo(services, environment.CURRENCY);
  });
}

process.on('unhandledRejection', endStep); // the engine does not await all of its promises
prepare().then(
  (environment) => seed(environment, folderOf(environment)).then(() => process.exit(0), endStep),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
