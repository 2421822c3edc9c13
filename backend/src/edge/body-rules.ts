import { matchOperation } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';
import type { Request, RequestHandler } from 'express';

/** Whether there is a body: clients may send a length of 0 and a media type with an empty PUT. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Rejects a body that is not JSON with 415. Otherwise the engine's parser would ignore it, and the
 * response would claim that all fields are missing.
 */
export const requireJson: RequestHandler = (req, _res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const readsItself = () => matchOperation(req.path, req.method)?.rawBody;
  if (isRead || !hasBody(req) || req.is('json') || readsItself()) {
    next();
    return;
  }
  next(new ShopError('unsupported_media_type', 'The body must be application/json.'));
};
