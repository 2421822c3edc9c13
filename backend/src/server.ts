import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackgroundWorkService } from '@harrow/orders';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { type Environment, readEnvironment } from './config/environment';
import { openPublicReads, type ShopServices } from './catalogue/open-public-reads';
import { apiPaths } from './server/api-description';
import { closeApplication, createApplication } from './server/application';
import { adoptEngineErrors } from './server/engine-errors';
import { keepEventsMoving } from './server/engine-events';
import { adoptEngineLog } from './server/engine-log';
import { stopGracefully } from './server/graceful-stop';
import { createHttpServer } from './server/http-server';
import { createLog } from './server/log';
import { Metrics } from './server/metrics/metrics';
import { routeLabels } from './server/metrics/route-label';
import { measurePool, measureShop, type ShopFacts } from './server/metrics/shop-metrics';
import { InFlight } from './server/in-flight';
import { Readiness } from './server/readiness';
import { rateLimitsOf } from './server/rate-limits';
import { canWrite, connectRedis } from './server/redis';
import { workLimitsOf } from './server/work-limits';

const DIRECTORY = path.resolve(__dirname, '..');

/** What the queue of events holds is kept in Redis; one that is away must not hold up the end. */
const LONGEST_RELEASE_MS = 3000;

function listen(server: Server, environment: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(environment.BACKEND_PORT, environment.BACKEND_HOST, resolve);
  });
}

/** A promise that the engine forgot to wait for must not end the process, and with it other requests. */
function surviveEngine(log: Logger): void {
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'A rejection was handled by nobody.');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'The process ends: an error was caught by nobody.');
    process.exit(1);
  });
}

/** Starts the shop's backend and says so to the process that started it. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  process.chdir(DIRECTORY); // the engine hashes every file below the working directory
  const log = createLog(environment.LOG_LEVEL);
  adoptEngineLog(log);
  adoptEngineErrors();
  keepEventsMoving(log);
  surviveEngine(log);
  const { REDIS_URL } = environment;
  const redis = REDIS_URL
    ? connectRedis(REDIS_URL, (error) => log.warn({ error }, 'Redis cannot be reached.'))
    : undefined;
  const readiness = new Readiness(redis && (() => canWrite(redis)));
  const inFlight = new InFlight();
  const metrics = new Metrics(readiness, inFlight, routeLabels(apiPaths()));
  const rateLimits = rateLimitsOf(environment, metrics.requests, redis);
  const workLimits = workLimitsOf(environment, metrics.requests);
  const context = { environment, log, readiness, inFlight, metrics, rateLimits, workLimits };
  const { default: loaders } = await import('@medusajs/medusa/dist/loaders');
  const app = createApplication(context);
  const engine = await loaders({ directory: DIRECTORY, expressApp: app, isTest: false });
  closeApplication(app, context);
  const manager = engine.container.resolve<EntityManager>('manager');
  readiness.serveWith(() => manager.query('SELECT 1'));
  measureShop(metrics.registry, engine.container.cradle as ShopFacts);
  measurePool(metrics.registry, (manager.connection.driver as unknown as { master: Pool }).master);
  const { reads, feed } = openPublicReads(context, app, engine.container.cradle as ShopServices);
  const server = createHttpServer((req, res) => {
    reads.handle(req, res, () => {
      app(req, res);
    });
  }, environment.CLIENT_TIMEOUT_SECONDS);
  await listen(server, environment);
  const background = engine.container.resolve<BackgroundWorkService>('backgroundWorkService');
  stopGracefully({
    server,
    readiness,
    inFlight,
    log,
    longestSeconds: environment.SHUTDOWN_TIMEOUT_SECONDS,
    release: async () => {
      feed.close();
      const released = background
        .stop()
        .then(() => engine.prepareShutdown())
        .then(() => engine.shutdown());
      await Promise.race([released, wait(LONGEST_RELEASE_MS)]);
      redis?.destroy();
    },
  });
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
