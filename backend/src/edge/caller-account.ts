import type { IncomingMessage } from 'node:http';
import { readAccessToken } from '@harrow/identity';
import { rememberSubject, subjectOf } from '@harrow/plugin-kit';
import type { Environment } from '../config/environment';

/**
 * Returns a function that verifies the access token of a request, once: limits and logs use its account, and
 * each call reads the account's permissions from the database.
 */
export const subjectReader =
  ({ ACCESS_TOKEN_SECRET, ACCESS_TOKEN_SECRET_PREVIOUS }: Environment) =>
  (req: IncomingMessage): void => {
    rememberSubject(req, (token) =>
      readAccessToken(token, ACCESS_TOKEN_SECRET, ACCESS_TOKEN_SECRET_PREVIOUS),
    );
  };

/** Returns the customer id of the request's access token. */
export const accountOf = (req: IncomingMessage): string | undefined => subjectOf(req)?.customerId;
