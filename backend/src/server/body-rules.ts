import { ShopError } from '@harrow/http';
import type { Request, RequestHandler } from 'express';

/** Calls whose body is no JSON: they read it themselves. */
const OTHER_BODIES = /^\/(images|stripe\/hooks)\/?$/i;

/** Clients send a length of 0, and sometimes a media type, with a PUT that has no body. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Refuses a body that is not JSON with 415. Without this the engine's parser leaves it alone and the
 * answer would be that every field is missing.
 */
export const requireJson: RequestHandler = (req, _res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isRead || !hasBody(req) || OTHER_BODIES.test(req.path) || req.is('json')) {
    next();
    return;
  }
  next(new ShopError('unsupported_media_type', 'The body must be application/json.'));
};
