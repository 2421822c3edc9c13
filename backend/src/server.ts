import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addOperations, allOperations, type Operation } from '@harrow/contract';
import { type Route, type Services, servicesOf } from '@harrow/plugin-kit';
import { asValue } from 'awilix';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { loadEnvFile } from './config/env-file';
import { type Environment, readEnvironment } from './config/environment';
import { openPublicReads } from './catalogue-reads/open-public-reads';
import { openReadManager } from './database/read-replica';
import { closeApplication, createApplication } from './edge/application';
import { ContractRouter } from './edge/contract-router';
import { EarlyAnswers } from './edge/early-answers';
import { EarlyCalls } from './edge/early-calls';
import { leaveOutAbsentParts } from './engine/absent-parts';
import { collectContractRoutes } from './engine/contract-routes';
import { poolRandomnessOfIds } from './engine/entity-ids';
import { keepDotsOfRoutes } from './engine/dotted-routes';
import { adoptEngineErrors } from './engine/errors';
import {
  leaseLocalEvents,
  keepEventsMoving,
  logSubscribers,
  stageOnlyHeardEvents,
} from './engine/events';
import { adoptEngineLog } from './engine/log';
import { openEngineConnections } from './engine/redis-connections';
import { leaveOutSubscribers } from './engine/subscribers';
import { stopGracefully } from './lifecycle/graceful-stop';
import { createHttpServer } from './edge/http-server';
import { createLog } from './observability/log';
import { Metrics } from './observability/metrics/metrics';
import { measurePool, measureShop } from './observability/metrics/shop-metrics';
import { InFlight } from './edge/in-flight';
import { Readiness } from './lifecycle/readiness';
import { rateLimitsOf } from './edge/rate-limits';
import { requireWritable, SharedRedis } from './lifecycle/shared-redis';
import { workLimitsOf } from './edge/work-limits';

const DIRECTORY = path.resolve(__dirname, '..');

/** Queued events are stored in Redis; an unreachable Redis must not delay the shutdown. */
const RELEASE_TIMEOUT_MS = 3000;

function listen(server: Server, environment: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(environment.BACKEND_PORT, environment.BACKEND_HOST, resolve);
  });
}

/** Logs unhandled rejections, which the engine sometimes causes, instead of ending the process. */
function logUnhandledErrors(log: Logger): void {
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'Unhandled promise rejection.');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'Uncaught exception.');
    process.exit(1);
  });
}

/**
 * Replaces parts of the engine, before it is loaded. Returns the routes of the contract, which are complete
 * when the engine is loaded.
 */
function patchEngine(log: Logger): readonly Route[] {
  adoptEngineLog(log);
  adoptEngineErrors();
  leaveOutAbsentParts();
  poolRandomnessOfIds();
  keepDotsOfRoutes();
  leaveOutSubscribers();
  stageOnlyHeardEvents();
  leaseLocalEvents(log);
  keepEventsMoving(log);
  return collectContractRoutes();
}

/** Adds the metrics of the shop's tables and of its connections to PostgreSQL. */
function measureDatabase({ registry }: Metrics, services: Services): void {
  measureShop(registry, services);
  const { driver } = services.manager.connection;
  measurePool(registry, (driver as unknown as { master: Pool }).master);
}

/** The operations of plugins that the contract does not know. */
const ownOperations = (routes: readonly Route[]): Operation[] =>
  routes.map(({ operation }) => operation).filter((one) => !allOperations().includes(one));

/** Connects to Redis where it is used, and creates the parts of the process that the application uses. */
function openContext(environment: Environment, log: Logger) {
  const { REDIS_URL } = environment;
  if (REDIS_URL) openEngineConnections(REDIS_URL);
  const redis = REDIS_URL
    ? new SharedRedis(REDIS_URL, (error) => log.warn({ error }, 'Redis is unreachable.'))
    : undefined;
  const readiness = new Readiness(redis && (() => requireWritable(redis)));
  const inFlight = new InFlight();
  const metrics = new Metrics(readiness, inFlight);
  const rateLimits = rateLimitsOf(environment, metrics.requests, redis);
  const workLimits = workLimitsOf(environment, metrics.requests);
  return { environment, log, readiness, inFlight, metrics, rateLimits, workLimits, redis };
}

/** Starts the shop's backend and notifies the parent process. */
async function main(): Promise<void> {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  process.chdir(DIRECTORY); // the engine hashes every file in the working directory
  const log = createLog(environment.LOG_LEVEL);
  const contractRoutes = patchEngine(log);
  logUnhandledErrors(log);
  const context = openContext(environment, log);
  const { readiness, inFlight, metrics, redis } = context;
  const { default: loaders } = await import('@medusajs/medusa/dist/loaders');
  const contractRouter = new ContractRouter();
  const app = createApplication(context, contractRouter);
  const engine = await loaders({ directory: DIRECTORY, expressApp: app, isTest: false });
  const scope = engine.container.createScope();
  addOperations(ownOperations(contractRoutes));
  contractRouter.serve(contractRoutes, scope);
  closeApplication(app, context);
  const services = servicesOf(engine.container);
  logSubscribers(services.eventBusModuleService, log);
  context.rateLimits?.recognizeStaff((account) => services.accountService.isAdmin(account));
  const { manager } = services;
  readiness.serveWith(() => manager.query('SELECT 1'));
  const { readManager, close: closeReplica } = openReadManager(environment, log, manager);
  engine.container.register('readManager', asValue(readManager));
  measureDatabase(metrics, services);
  const early = new EarlyAnswers(context, app);
  const { reads, close: closeReads } = openPublicReads(context, early, services);
  const calls = new EarlyCalls(context, early, contractRoutes, scope);
  const server = createHttpServer((req, res) => {
    reads.handle(req, res, () => {
      calls.handle(req, res, () => {
        app(req, res);
      });
    });
  }, environment.CLIENT_TIMEOUT_SECONDS);
  await listen(server, environment);
  stopGracefully({
    server,
    readiness,
    inFlight,
    log,
    timeoutSeconds: environment.SHUTDOWN_TIMEOUT_SECONDS,
    release: async () => {
      closeReads();
      const released = services.backgroundWorkService
        .stop()
        .then(closeReplica)
        .then(() => engine.prepareShutdown())
        .then(() => engine.shutdown());
      await Promise.race([released, wait(RELEASE_TIMEOUT_MS)]);
      redis?.close();
    },
  });
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
