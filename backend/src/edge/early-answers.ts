import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Express } from 'express';
import proxyAddr from 'proxy-addr';
import { logAnswer, requestId } from '../observability/request-log';
import { answerHeaders, type ApplicationContext, type EdgeRule } from './application';
import { accountOf } from './caller-account';
import { clientAddress } from './client-address';
import { readyAnswers, type ReadyAnswer } from './ready-answer';
import { type IsStorefrontServer, storefrontServerCheck } from './storefront-server';

/** Why requests that are answered before the application obey each rule of the edge. */
export type RulesObeyed = Record<EdgeRule, string>;

/** Names and values in turn, as Node writes them. */
export type RawHeaders = string[];

/** A response to send. Like that of a `ReadyAnswer`, its body has one character per byte ('latin1'). */
type Answer = {
  /** The path for the log, without the query. */
  path: string;
  status: number;
  headers: RawHeaders;
  body: string;
  /** The error of a response with a status of 500 or more, for the log. */
  error?: unknown;
};

/** Computes the headers that the application sends with every response of a method to an origin. */
function commonHeaders(
  { environment }: ApplicationContext,
  method: string,
  origin?: string,
): RawHeaders {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  Object.assign(req, { method, url: '/services', headers: origin ? { origin } : {} });
  const application = express().disable('x-powered-by').use(answerHeaders(environment));
  (application as unknown as (req: unknown, res: unknown, next: () => void) => void)(
    req,
    res,
    () => undefined, // only the headers are needed
  );
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Answers requests before Express, which takes most of the time of a short response, with the headers, the
 * log line and the metrics of a response of the application.
 */
export class EarlyAnswers {
  private readonly isStorefrontServer: IsStorefrontServer;
  private readonly origins: readonly (string | undefined)[];
  /** Makes a response from JSON. */
  readonly makeAnswer: (json: string) => ReadyAnswer;

  constructor(
    private readonly context: ApplicationContext,
    private readonly app: Express,
  ) {
    const { STOREFRONT_KEY, STOREFRONT_URL } = context.environment;
    this.isStorefrontServer = storefrontServerCheck(STOREFRONT_KEY);
    this.origins = [undefined, ...STOREFRONT_URL];
    this.makeAnswer = readyAnswers(app);
  }

  /** Returns the common headers of a method's responses by origin; other origins are the application's. */
  headersOf(method: string): ReadonlyMap<string | undefined, RawHeaders> {
    return new Map(
      this.origins.map((origin) => [origin, commonHeaders(this.context, method, origin)]),
    );
  }

  /** Returns the address that the request counts for; undefined if the limits do not apply to it. */
  limitedAddress(req: IncomingMessage): string | undefined {
    if (this.isStorefrontServer(req)) return undefined;
    const trust = this.app.get('trust proxy fn') as (address: string, hops: number) => boolean;
    return clientAddress(proxyAddr(req, trust));
  }

  /** Sends a response, measures it since `from` and logs it. */
  send(
    req: IncomingMessage,
    res: ServerResponse,
    from: number,
    { path, status, headers, body, error }: Answer,
  ): void {
    const { method = '' } = req;
    const id = requestId(req);
    res.writeHead(status, [...headers, 'X-Request-Id', id]);
    res.end(body, 'latin1');
    const milliseconds = performance.now() - from;
    this.context.metrics.requests.measure(method, path, status, milliseconds);
    const account = accountOf(req);
    logAnswer(this.context.log, { id, method, path }, { status, milliseconds, account, error });
  }
}
