import { ShopError, shopErrorHandler } from '@harrow/plugin-kit';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { backendOrigin, type Environment } from '../config/environment';
import { requireReadableAddress } from './address-rules';
import { apiDescription } from './api-description';
import { requireJson } from './body-rules';
import { subjectReader } from './caller-account';
import type { ContractRouter } from './contract-router';
import { ENGINE_AREA, storefrontCors } from './cors';
import { refuseInShape, requireEnginePath } from '../engine/refusals';
import { removeEngineAccessLog } from '../engine/access-log';
import { boundEngineLists } from '../engine/lists';
import type { InFlight } from './in-flight';
import type { Metrics } from '../observability/metrics/metrics';
import { STAFF_SESSION_PATH } from './rate-limit-rules';
import type { RateLimits } from './rate-limits';
import type { Readiness } from '../lifecycle/readiness';
import { logRequests } from '../observability/request-log';
import { guardStaffSession } from './foreign-origins';
import { keepOutOfCaches, securityHeaders } from './security-headers';
import { tellSeenAddress } from './seen-address';
import { answerOnceKept } from '../engine/staff-session';
import { stockAdminPages } from '../engine/stock-admin/pages';
import { storefrontServerCheck, unlessStorefrontServer } from './storefront-server';
import type { WorkLimits } from './work-limits';

/** The parts of the process that the application uses. */
export type ApplicationContext = {
  environment: Environment;
  log: Logger;
  readiness: Readiness;
  inFlight: InFlight;
  metrics: Metrics;
  rateLimits?: RateLimits;
  workLimits?: WorkLimits;
};

const notFound = (path: string) => new ShopError('not_found', `There is nothing at ${path}.`);

const outsideEngine =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (ENGINE_AREA.test(req.path)) next();
    else handler(req, res, next);
  };

/**
 * Answers errors as plugins do. An error after the response has ended is only logged: Express would close
 * the connection, which may carry another request by then.
 */
export const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.writableEnded) {
      log.error({ error: error as unknown, path: req.path }, 'Error after the response.');
      return;
    }
    shopErrorHandler(error, req, res, next);
  };

/** Sets the headers of every response. */
export const answerHeaders = ({ STOREFRONT_URL }: Environment): RequestHandler[] => [
  securityHeaders(),
  keepOutOfCaches,
  storefrontCors(STOREFRONT_URL),
];

const passOn: RequestHandler = (_req, _res, next) => {
  next();
};

/** Answers GET requests of one path. */
const at = (path: string, ...handlers: RequestHandler[]): RequestHandler =>
  express.Router().get(path, ...handlers);

/**
 * Returns the middleware that every request passes, by name and in order. Public reads of the
 * catalogue and new orders are answered before it and apply the same rules in their own way: `RULES_OF_READS`
 * and `RULES_OF_CALLS` have an entry for each, or they do not compile.
 */
export const edgeRules = (context: ApplicationContext) => {
  const { environment, log, readiness, inFlight, metrics, rateLimits, workLimits } = context;
  const { METRICS_TOKEN, NODE_ENV } = environment;
  const isStorefront = storefrontServerCheck(environment.STOREFRONT_KEY);
  const perClient = (rule?: { handler: RequestHandler }) =>
    rule ? unlessStorefrontServer(isStorefront, rule.handler) : passOn;
  const readSubject = subjectReader(environment);
  const publishesMetrics = METRICS_TOKEN ?? NODE_ENV !== 'production';
  return {
    account: (req, _res, next) => {
      readSubject(req);
      next();
    },
    requestLog: logRequests(log),
    inFlight: inFlight.handler,
    requestMetrics: metrics.requests.handler,
    headers: answerHeaders(environment),
    readableAddress: requireReadableAddress,
    readiness: at('/ready', tellSeenAddress(METRICS_TOKEN), readiness.handler),
    rateLimits: perClient(rateLimits),
    engineLists: boundEngineLists,
    workLimits: perClient(workLimits),
    metrics: publishesMetrics ? at('/metrics', metrics.handler(METRICS_TOKEN)) : passOn,
    staffSession: guardStaffSession(backendOrigin(environment), environment.STOREFRONT_URL),
    jsonBody: outsideEngine(requireJson),
    enginePath: requireEnginePath,
    engineRefusals: refuseInShape,
  } satisfies Record<string, RequestHandler | RequestHandler[]>;
};

/** The name of a rule of the edge. */
export type EdgeRule = keyof ReturnType<typeof edgeRules>;

/** Creates the middleware that runs before the engine; it answers errors in the contract's shape. */
export function createApplication(
  context: ApplicationContext,
  contractRouter: ContractRouter,
): Express {
  const { environment, log, rateLimits } = context;
  const app = express();
  app.disable('x-powered-by');
  for (const rule of Object.values(edgeRules(context))) app.use(rule);
  if (rateLimits) app.post(STAFF_SESSION_PATH, express.json(), rateLimits.countEmail);
  app.post('/admin/auth', answerOnceKept);
  app.use(contractRouter.handler);
  let description: ReturnType<typeof apiDescription> | undefined;
  app.get('/openapi.json', (_req, res) => {
    description ??= apiDescription(); // now with the calls of the plugins of one's own
    res.json(description);
  });
  // products name their images by path, and the stock admin requests them from this origin
  app.get('/pictures/*', (req, res) => {
    res.redirect(302, `${environment.STOREFRONT_URL[0]}${req.path}`);
  });
  app.use('/app', stockAdminPages());
  app.use(answerErrors(log));
  return app;
}

/** Adds the middleware that runs after the engine: the 404 and the error handler. */
export function closeApplication(app: Express, { environment, log }: ApplicationContext): void {
  removeEngineAccessLog(app);
  // the engine always trusts one proxy
  app.set('trust proxy', environment.TRUST_PROXY);
  app.use((req, _res, next) => {
    next(notFound(req.path));
  });
  app.use(answerErrors(log));
}
