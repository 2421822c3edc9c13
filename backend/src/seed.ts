import path from 'node:path';
import express from 'express';
import { readEnvironment } from './config/environment';
import type { SeedContainer } from './seed/container';

const DIRECTORY = path.resolve(__dirname, '..');

/** Prepares the shop; with `--demo` also the demonstration catalogue. Safe to run again. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const demo = process.argv.includes('--demo');
  if (demo && environment.NODE_ENV === 'production') {
    throw new Error(
      'The demonstration catalogue has known passwords and is refused in production.',
    );
  }
  process.chdir(DIRECTORY); // as it is loaded, the engine makes a folder for uploads where it stands
  const { default: loaders } = await import('@medusajs/medusa/dist/loaders');
  const { seedShop } = await import('./seed/shop');
  const { seedDemo } = await import('./seed/demo');
  const engine = await loaders({ directory: DIRECTORY, expressApp: express(), isTest: false });
  const container = engine.container.cradle as unknown as SeedContainer;
  await seedShop(container, environment.CURRENCY);
  if (demo) await seedDemo(container, environment.CURRENCY);
  await engine.prepareShutdown();
  await engine.shutdown();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
