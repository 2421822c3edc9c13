import path from 'node:path';
import express from 'express';
import { type Environment, readEnvironment } from './config/environment';
import { endStep, requireServices } from './require-services';
import type { SeedContainer } from './seed/container';

const DIRECTORY = path.resolve(__dirname, '..');

const demo = process.argv.includes('--demo');

/** The settings. Throws, with a sentence for the person who started this, where it cannot begin. */
async function prepare(): Promise<Environment> {
  const environment = readEnvironment(process.env);
  if (demo && environment.NODE_ENV === 'production') {
    throw new Error(
      'The demonstration catalogue has known passwords and is refused in production.',
    );
  }
  await requireServices(environment);
  return environment;
}

/** Prepares the shop; with `--demo` also the demonstration catalogue. Safe to run again. */
async function seed(environment: Environment): Promise<void> {
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

process.on('unhandledRejection', endStep); // the engine waits for some of its promises only
prepare().then(
  (environment) => seed(environment).then(() => process.exit(0), endStep),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
