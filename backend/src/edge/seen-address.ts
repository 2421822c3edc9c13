import type { RequestHandler } from 'express';
import { clientAddress } from './client-address';
import { comparedWith } from './same-text';

/** The header that tells an operator for which address a request counts. */
export const SEEN_ADDRESS = 'X-Client-Address';

/** Tells requests with the metrics token for which address they count, so that proxies can be counted. */
export function tellSeenAddress(token: string | undefined): RequestHandler {
  const isToken = token ? comparedWith(`Bearer ${token}`) : () => false;
  return (req, res, next) => {
    if (isToken(req.headers.authorization ?? '')) res.set(SEEN_ADDRESS, clientAddress(req.ip));
    next();
  };
}
