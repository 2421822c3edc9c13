import cors from 'cors';
import type { RequestHandler } from 'express';

/** The engine's areas, which handle CORS themselves; all other paths belong to the shop. */
export const ENGINE_AREA = /^\/(store|admin|auth|app)(\/|$)/i;

const TEN_MINUTES = 600;

/** Lets only the storefront's origins read responses, including errors. */
export function storefrontCors(origins: string[]): RequestHandler {
  const handler = cors({
    origin: origins,
    credentials: true,
    exposedHeaders: ['X-Total-Count', 'X-Request-Id', 'Retry-After', 'ETag'],
    maxAge: TEN_MINUTES,
  });
  return (req, res, next) => {
    if (ENGINE_AREA.test(req.path)) next();
    else if (req.headers.origin) handler(req, res, next);
    else {
      res.vary('Origin'); // not a cross-origin request
      next();
    }
  };
}
