import cors from 'cors';
import type { RequestHandler } from 'express';

/** The engine's own areas answer CORS by themselves; everything else here belongs to the shop. */
export const ENGINE_AREA = /^\/(store|admin|auth|app)(\/|$)/i;

const TEN_MINUTES = 600;

/** Lets the storefront's origins read answers, and no other; whatever the answer is. */
export function storefrontCors(origins: string[]): RequestHandler {
  const handler = cors({
    origin: origins,
    credentials: true,
    exposedHeaders: ['X-Total-Count', 'X-Request-Id', 'Retry-After'],
    maxAge: TEN_MINUTES,
  });
  return (req, res, next) => {
    if (ENGINE_AREA.test(req.path)) next();
    else if (req.headers.origin) handler(req, res, next);
    else {
      res.vary('Origin'); // no page asks: there is nothing to allow
      next();
    }
  };
}
