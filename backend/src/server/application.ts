import { errorAnswer } from '@harrow/http';
import cors from 'cors';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment';
import { apiDescription } from './api-description';

/** The engine's own areas answer CORS by themselves; everything else here belongs to the shop. */
const ENGINE_AREA = /^\/(store|admin|auth|app)(\/|$)/;

const YEAR_IN_SECONDS = 31_536_000;

/** The API serves no page but the stock admin, which needs inline styles and its own scripts. */
const securityHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' }, // pictures are shown by the storefront
    strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: false },
  });

function storefrontCors(origins: string[]): RequestHandler {
  const handler = cors({
    origin: origins,
    credentials: true,
    exposedHeaders: ['X-Total-Count', 'Retry-After'],
    maxAge: 600,
  });
  return (req, res, next) => {
    if (ENGINE_AREA.test(req.path)) next();
    else handler(req, res, next);
  };
}

/** What stands before the engine: headers, CORS and the pictures' address. */
export function createApplication(environment: Environment): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders());
  app.use(storefrontCors(environment.STOREFRONT_URL));
  const description = apiDescription();
  app.get('/openapi.json', (_req, res) => {
    res.json(description);
  });
  // products name their pictures by path; the stock admin asks this origin for them
  app.get('/pictures/*', (req, res) => {
    res.redirect(302, `${environment.STOREFRONT_URL[0]}${req.path}`);
  });
  return app;
}

const answerError: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const { status, headers, body } = errorAnswer(error);
  res.status(status).set(headers).json(body);
};

/** What stands behind the engine: the contract's 404, and its error shape for what nobody caught. */
export function closeApplication(app: Express): void {
  app.use((req, res) => {
    res.status(404).json({ code: 'not_found', message: `There is nothing at ${req.path}.` });
  });
  app.use(answerError);
}
