import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { accountOf } from './caller-account';
import { redactEmails } from './redact';

const SAFE_ID = /^[\w.:-]{1,128}$/;
const QUIET = /^\/(health|ready)\/?(\?|$)/i;

/** A path without its query and without the people in it. */
export const loggedPath = (url = ''): string => redactEmails(url.replace(/\?.*$/s, ''));

/** The id that the caller or a proxy has given the request, or a new one. */
export function requestId(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

/** The line of a request that never came to the handlers below. */
export function logAnswer(
  log: Logger,
  request: { id: string; method: string; path: string },
  milliseconds: number,
): void {
  log.info({ request, response: { status: 200 }, milliseconds }, 'answered');
}

/**
 * One line a request when it has been answered: never a body, a query, a token or an address. What
 * went wrong on our side is in `error`, left in `res.err` by the error handlers.
 */
export const logRequests = (log: Logger) =>
  pinoHttp({
    logger: log,
    genReqId: (req, res) => {
      const id = requestId(req);
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url = '' }) => QUIET.test(url) },
    customLogLevel: (_req, { statusCode }) => (statusCode >= 500 ? 'error' : 'info'),
    customAttributeKeys: {
      req: 'request',
      res: 'response',
      err: 'error',
      reqId: 'requestId',
      responseTime: 'milliseconds',
    },
    customProps: (_req, res) => ({ account: accountOf(res as Response) }),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    serializers: {
      request: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: loggedPath(url),
      }),
      response: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
