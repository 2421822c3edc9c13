import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { accountOf } from '../edge/caller-account';
import { redactEmails } from './redact';

const SAFE_ID = /^[\w.:-]{1,128}$/;
const QUIET = /^\/(health|ready)\/?(\?|$)/i;

/** The token of a link that pays an order, which is as good as the link. */
const PAYMENT_LINK = /(?<=^\/+pay\/+)[^/]+/i;

/** Returns the path without its query, without email addresses and without the token of a payment link. */
export const loggedPath = (url = ''): string =>
  redactEmails(url.replace(/\?.*$/s, '')).replace(PAYMENT_LINK, '[token]');

/** Returns the request id from the caller or a proxy, or a new one. */
export function requestId(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

/** Logs a request that was answered before it reached the application, in the form of `logRequests`. */
export function logAnswer(
  log: Logger,
  request: { id: string; method: string; path: string },
  {
    status,
    ...rest
  }: { status: number; milliseconds: number; account?: string | undefined; error?: unknown },
): void {
  const line = { request, response: { status }, ...rest };
  if (status >= 500) log.error(line, 'failed');
  else log.info(line, 'answered');
}

/**
 * Logs one line per answered request, without bodies, queries, tokens or addresses. For server
 * errors, `error` is the error that the error handlers left in `res.err`.
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
    customProps: (req) => ({ account: accountOf(req) }),
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
