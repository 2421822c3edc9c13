import { readAccessToken } from '@harrow/identity';
import type { RequestHandler, Response } from 'express';

const BEARER = /^Bearer (.+)$/i;

/**
 * Notes whose access token a request carries, for limits and logs. The signature alone decides: who
 * may do what is asked again, in the database, by each call.
 */
export const noteAccount =
  (...accessTokenSecrets: (string | undefined)[]): RequestHandler =>
  (req, res, next) => {
    const token = BEARER.exec(req.headers.authorization ?? '')?.[1];
    const subject = token ? readAccessToken(token, ...accessTokenSecrets) : null;
    res.locals.account = subject?.customerId;
    next();
  };

/** The customer id that `noteAccount` has noted. */
export const accountOf = (res: Response): string | undefined =>
  typeof res.locals.account === 'string' ? res.locals.account : undefined;
