import path from 'node:path';
import { type Services, servicesOf } from '@harrow/plugin-kit';
import express from 'express';
import type { Environment } from '../config/environment';
import { openEngineConnections } from '../engine/redis-connections';
import { leaveOutSubscribers } from '../engine/subscribers';

const DIRECTORY = path.resolve(__dirname, '..', '..');

/** Loads the engine without serving requests, runs a step with its services, and shuts it down. */
export async function withServices(
  environment: Environment,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  process.chdir(DIRECTORY); // on import, the engine creates an upload folder in the working directory
  if (environment.REDIS_URL) openEngineConnections(environment.REDIS_URL);
  const { leaveOutAbsentParts } = await import('../engine/absent-parts');
  leaveOutAbsentParts();
  leaveOutSubscribers();
  const { leaveEventsToBackend, stageOnlyHeardEvents } = await import('../engine/events');
  stageOnlyHeardEvents();
  leaveEventsToBackend();
  const { default: loaders } = await import('@medusajs/medusa/dist/loaders');
  const engine = await loaders({ directory: DIRECTORY, expressApp: express(), isTest: false });
  await work(servicesOf(engine.container));
  await engine.prepareShutdown();
  await engine.shutdown();
}
