import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Express } from 'express';
import { Counter } from 'prom-client';
import proxyAddr from 'proxy-addr';
import { answerHeaders, type ApplicationContext } from '../server/application';
import { clientAddress } from '../server/client-address';
import { logAnswer, requestId } from '../server/request-log';
import type { CatalogueCache } from './catalogue-cache';
import type { ReadyAnswer } from './ready-answer';

const PAGE = /^\/services\?limit=([1-9]\d?|100)&pageNumber=(\d{1,6})$/;
const PRODUCT = /^\/services\/(\w{1,100})$/;
/** With one of these the answer, or whom it is counted for, depends on more than the address. */
const TELLING = [
  'authorization',
  'cookie',
  'if-none-match',
  'transfer-encoding',
  'expect',
] as const;

type Next = () => void;
/** Names and values in turn, which Node writes as they are. */
type RawHeaders = string[];

/** The headers that the application gives every answer to that origin. */
function headersFor(context: ApplicationContext, origin: string | undefined): RawHeaders {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  Object.assign(req, { method: 'GET', url: '/services', headers: origin ? { origin } : {} });
  const application = express().disable('x-powered-by').use(answerHeaders(context.environment));
  (application as unknown as (req: unknown, res: unknown, next: Next) => void)(req, res, () => {
    // nothing comes after the headers
  });
  const headers = Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]);
  return [...headers.flat(), 'Content-Type', 'application/json; charset=utf-8'];
}

/**
 * Answers the catalogue's public reads before Express and the engine, which take most of the time
 * that such an answer needs. Whatever is not as plain as can be, or cannot be answered from the
 * cache, goes the long way to the same answer.
 */
export class PublicReads {
  private readonly headers: Map<string | undefined, RawHeaders>;
  private readonly reads: Counter<'source'>;

  constructor(
    private readonly cache: CatalogueCache<ReadyAnswer>,
    private readonly context: ApplicationContext,
    private readonly app: Express,
  ) {
    const origins = [undefined, ...context.environment.STOREFRONT_URL];
    this.headers = new Map(origins.map((origin) => [origin, headersFor(context, origin)]));
    this.reads = new Counter({
      name: 'harrow_catalogue_reads_total',
      help: 'Public reads of the catalogue, by what answered them.',
      labelNames: ['source'],
      registers: [context.metrics.registry],
    });
  }

  /** Answers the request, or leaves it to `next`. */
  handle(req: IncomingMessage, res: ServerResponse, next: Next): void {
    const headers = this.headers.get(req.headers.origin);
    const answer = headers && this.answerTo(req);
    if (!answer) {
      next();
      return;
    }
    const from = performance.now();
    const leave = () => {
      this.reads.inc({ source: 'database' });
      next();
    };
    this.context.inFlight.handler(req, res, () => {
      Promise.all([answer, this.count(req)]).then(
        ([found]) => {
          if (found) this.send(req, res, { headers, answer: found, from });
          else leave();
        },
        // too many, or the cache cannot know: either is the application's to say
        leave,
      );
    });
  }

  private answerTo({ method, url = '', headers }: IncomingMessage) {
    if (method !== 'GET' || TELLING.some((name) => headers[name] !== undefined)) return undefined;
    const page = PAGE.exec(url);
    if (page) return this.cache.page(Number(page[1]), Number(page[2]));
    const product = PRODUCT.exec(url);
    return product?.[1] && this.cache.product(product[1]);
  }

  private async count(req: IncomingMessage): Promise<void> {
    const { rateLimits } = this.context;
    if (!rateLimits) return;
    const trust = this.app.get('trust proxy fn') as (address: string, hops: number) => boolean;
    const address = clientAddress(proxyAddr(req, trust));
    await rateLimits.count('GET', '/services', { address });
  }

  private send(
    req: IncomingMessage,
    res: ServerResponse,
    { headers, answer, from }: { headers: RawHeaders; answer: ReadyAnswer; from: number },
  ): void {
    const id = requestId(req);
    res.writeHead(200, [...headers, ...answer.headers, 'X-Request-Id', id]);
    res.end(answer.bytes, 'latin1');
    this.reads.inc({ source: 'cache' });
    const milliseconds = performance.now() - from;
    const [path = ''] = (req.url ?? '').split('?', 1);
    this.context.metrics.requests.measure('GET', path, 200, milliseconds);
    logAnswer(this.context.log, { id, method: 'GET', path }, milliseconds);
  }
}
