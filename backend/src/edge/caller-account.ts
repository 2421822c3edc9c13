import { readAccessToken } from '@harrow/identity';
import type { RequestHandler, Response } from 'express';

const BEARER = /^Bearer (.+)$/i;

/**
 * Stores the account of the request's access token, for limits and logs. Only the signature is
 * checked here; each call checks the permissions in the database.
 */
export const noteAccount =
  (...accessTokenSecrets: (string | undefined)[]): RequestHandler =>
  (req, res, next) => {
    const token = BEARER.exec(req.headers.authorization ?? '')?.[1];
    const subject = token ? readAccessToken(token, ...accessTokenSecrets) : null;
    res.locals.account = subject?.customerId;
    next();
  };

/** Returns the customer id stored by `noteAccount`. */
export const accountOf = (res: Response): string | undefined =>
  typeof res.locals.account === 'string' ? res.locals.account : undefined;
