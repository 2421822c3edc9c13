import path from 'node:path';
import { servicesOf } from '@harrow/plugin-kit';
import express from 'express';
import { loadEnvFile } from './config/env-file';
import { type Environment, readEnvironment } from './config/environment';
import { sellerOf } from './config/seller-options';
import { openEngineConnections } from './engine/redis-connections';
import { leaveOutSubscribers } from './engine/subscribers';
import { endStep, requireServices } from './lifecycle/require-services';

const DIRECTORY = path.resolve(__dirname, '..');

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

/** Prepares the shop; with `--demo`, also the demo catalogue. Safe to run again. */
async function seed(environment: Environment): Promise<void> {
  process.chdir(DIRECTORY); // on import, the engine creates an upload folder in the working directory
  if (environment.REDIS_URL) openEngineConnections(environment.REDIS_URL);
  const { leaveOutAbsentParts } = await import('./engine/absent-parts');
  leaveOutAbsentParts();
  leaveOutSubscribers();
  const { leaveEventsToBackend, stageOnlyHeardEvents } = await import('./engine/events');
  stageOnlyHeardEvents();
  leaveEventsToBackend();
  const { default: loaders } = await import('@medusajs/medusa/dist/loaders');
  const { seedShop } = await import('./seed/shop');
  const { seedDemo } = await import('./seed/demo');
  const engine = await loaders({ directory: DIRECTORY, expressApp: express(), isTest: false });
  const services = servicesOf(engine.container);
  await seedShop(services, environment.CURRENCY, sellerOf(environment));
  if (demo) await seedDemo(services, environment.CURRENCY);
  await engine.prepareShutdown();
  await engine.shutdown();
}

process.on('unhandledRejection', endStep); // the engine does not await all of its promises
prepare().then(
  (environment) => seed(environment).then(() => process.exit(0), endStep),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
