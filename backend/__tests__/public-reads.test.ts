import express, { type RequestHandler } from 'express';
import { RULES_OF_READS } from '../src/catalogue-reads/public-reads';
import { createApplication, edgeRules, type ApplicationContext } from '../src/edge/application';
import { ContractRouter } from '../src/edge/contract-router';

const passOn: RequestHandler = (_req, _res, next) => {
  next();
};

/** As much of the process as building the middleware needs. */
const context = {
  environment: {
    ACCESS_TOKEN_SECRET: 'a-secret-of-at-least-thirty-two-bytes',
    BACKEND_URL: 'http://localhost:9000',
    STOREFRONT_URL: ['http://localhost:8000'],
    NODE_ENV: 'development',
  },
  log: { levels: { values: {} }, child: () => context.log },
  readiness: { handler: passOn },
  inFlight: { handler: passOn },
  metrics: { requests: { handler: passOn }, handler: () => passOn },
} as unknown as ApplicationContext;

const middlewareOf = (app: express.Express): unknown[] =>
  (app._router as { stack: { route?: unknown }[] }).stack.filter(({ route }) => !route);

it('keeps every rule of the edge in reads that are answered before it', () => {
  expect(Object.keys(RULES_OF_READS)).toEqual(Object.keys(edgeRules(context)));
});

it('adds only the rules, the contract’s router, the stock admin’s pages and the error handler', () => {
  const rules = express();
  for (const rule of Object.values(edgeRules(context))) rules.use(rule);
  const added =
    middlewareOf(createApplication(context, new ContractRouter())).length -
    middlewareOf(rules).length;
  expect(added).toBe(3);
});
