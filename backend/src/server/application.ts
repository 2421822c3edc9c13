import { errorAnswer, ShopError } from '@harrow/http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { backendOrigin, type Environment } from '../config/environment';
import { requireReadableAddress } from './address-rules';
import { apiDescription } from './api-description';
import { requireJson } from './body-rules';
import { noteAccount } from './caller-account';
import { ENGINE_AREA, storefrontCors } from './cors';
import { refuseInShape, requireEnginePath } from './engine-refusals';
import { boundEngineLists } from './engine-lists';
import type { InFlight } from './in-flight';
import type { Metrics } from './metrics/metrics';
import { STAFF_SESSION_PATH } from './rate-limit-rules';
import type { RateLimits } from './rate-limits';
import type { Readiness } from './readiness';
import { logRequests } from './request-log';
import { guardStaffSession } from './foreign-origins';
import { keepOutOfCaches, securityHeaders } from './security-headers';
import { answerOnceKept } from './staff-session';
import type { WorkLimits } from './work-limits';

/** What the application needs from its process. */
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

const answerError: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const { status, headers, body } = errorAnswer(error);
  if (status >= 500) res.err = error as Error;
  res.status(status).set(headers).json(body);
};

/** Sets the headers of every answer. */
export const answerHeaders = ({ STOREFRONT_URL }: Environment): RequestHandler[] => [
  securityHeaders(),
  keepOutOfCaches,
  storefrontCors(STOREFRONT_URL),
];

/** What stands before the engine. A refusal here is answered here, in the contract's shape. */
export function createApplication({
  environment,
  log,
  readiness,
  inFlight,
  metrics,
  rateLimits,
  workLimits,
}: ApplicationContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    noteAccount(environment.ACCESS_TOKEN_SECRET, environment.ACCESS_TOKEN_SECRET_PREVIOUS),
    logRequests(log),
    inFlight.handler,
    metrics.requests.handler,
    answerHeaders(environment),
  );
  app.use(requireReadableAddress);
  app.get('/ready', readiness.handler);
  if (rateLimits) app.use(rateLimits.handler);
  app.use(boundEngineLists);
  if (workLimits) app.use(workLimits.handler);
  const { METRICS_TOKEN, NODE_ENV } = environment;
  if (METRICS_TOKEN ?? NODE_ENV !== 'production')
    app.get('/metrics', metrics.handler(METRICS_TOKEN));
  app.use(
    guardStaffSession(backendOrigin(environment), environment.STOREFRONT_URL),
    outsideEngine(requireJson),
    requireEnginePath,
    refuseInShape,
  );
  if (rateLimits) app.post(STAFF_SESSION_PATH, express.json(), rateLimits.countEmail);
  app.post('/admin/auth', answerOnceKept);
  const description = apiDescription();
  app.get('/openapi.json', (_req, res) => {
    res.json(description);
  });
  // products name their pictures by path; the stock admin asks this origin for them
  app.get('/pictures/*', (req, res) => {
    res.redirect(302, `${environment.STOREFRONT_URL[0]}${req.path}`);
  });
  app.use(answerError);
  return app;
}

/** The engine's access log prints whole addresses, the people in them included: ours is enough. */
function removeEngineAccessLog(app: Express): void {
  const router = app._router as { stack: { name: string }[] };
  router.stack = router.stack.filter(({ name }) => name !== 'logger');
}

/** What stands behind the engine: the contract's 404, and its error shape for what nobody caught. */
export function closeApplication(app: Express, { environment }: ApplicationContext): void {
  removeEngineAccessLog(app);
  // the engine believes one proxy, whether there is one or not
  app.set('trust proxy', environment.TRUST_PROXY);
  app.use((req, _res, next) => {
    next(notFound(req.path));
  });
  app.use(answerError);
}
