import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { comparedWith } from './same-text';

/** The header in which the storefront's servers send `STOREFRONT_KEY`. */
const HEADER = 'x-storefront-key';

/** Tells whether a request is a read of one of the shop's own storefront servers. */
export type IsStorefrontServer = (req: Pick<IncomingMessage, 'method' | 'headers'>) => boolean;

/**
 * Returns a function that recognizes the storefront's servers by the key. They read for all visitors,
 * so the limits of one client do not apply to their reads; to any other request they do, so that the
 * key does not help to guess a password.
 */
export function storefrontServerCheck(key: string | undefined): IsStorefrontServer {
  if (key === undefined) return () => false;
  const isKey = comparedWith(key);
  return ({ method, headers }) => {
    const { [HEADER]: given } = headers;
    return method === 'GET' && typeof given === 'string' && isKey(given);
  };
}

/** Applies a rule to all requests except the reads of the storefront's servers. */
export const unlessStorefrontServer =
  (isStorefrontServer: IsStorefrontServer, rule: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (isStorefrontServer(req)) next();
    else rule(req, res, next);
  };
