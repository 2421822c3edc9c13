import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { getCatalogueStamp, getProduct, listProducts } from '@harrow/contract';
import { namesTag } from '@harrow/plugin-kit';
import express, { type Express } from 'express';
import { Counter } from 'prom-client';
import proxyAddr from 'proxy-addr';
import { answerHeaders, type ApplicationContext, type EdgeRule } from '../edge/application';
import { clientAddress } from '../edge/client-address';
import { storefrontServerCheck, type IsStorefrontServer } from '../edge/storefront-server';
import { logAnswer, requestId } from '../observability/request-log';
import type { CatalogueCache } from './catalogue-cache';
import type { KeptRead, Read } from './lookups';
import type { ReadyAnswer } from './ready-answer';

const PAGE = new RegExp(`^${listProducts.path}\\?limit=([1-9]\\d?|100)&pageNumber=(\\d{1,6})$`);
const PRODUCT = new RegExp(`^${getProduct.path.replace('{id}', '(\\w{1,100})')}$`);
/**
 * Requests with one of these headers bypass the cache: their response depends on more than the URL.
 */
const UNCACHEABLE_HEADERS = ['authorization', 'cookie', 'transfer-encoding', 'expect'] as const;

/** For each rule of the edge, the reason why reads that are answered here obey it. */
export const RULES_OF_READS: Record<EdgeRule, string> = {
  account: 'Requests with a token fall through to the application.',
  requestLog: '`logAnswer` writes the same line.',
  inFlight: 'Its handler runs here too.',
  requestMetrics: '`measure` counts the response.',
  headers: '`headersFor` runs the same middleware once per origin.',
  readableAddress: 'PAGE and PRODUCT match readable addresses only.',
  readiness: 'Another path.',
  rateLimits: '`count` takes from the same limits, with the same exemption.',
  engineLists: "Not a path of the engine; PAGE limits the page's size.",
  workLimits: 'A read from memory is free; `limited` charges others.',
  metrics: 'Another path.',
  staffSession: 'Requests with a cookie fall through.',
  jsonBody: 'A GET without a body.',
  enginePath: 'Not a path of the engine.',
  engineRefusals: 'Not a path of the engine.',
};

type Next = () => void;
/** Names and values in turn, as Node writes them. */
type RawHeaders = string[];

/** Computes the headers that the application sends with every response to that origin. */
function headersFor(context: ApplicationContext, origin: string | undefined): RawHeaders {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  Object.assign(req, { method: 'GET', url: listProducts.path, headers: origin ? { origin } : {} });
  const application = express().disable('x-powered-by').use(answerHeaders(context.environment));
  (application as unknown as (req: unknown, res: unknown, next: Next) => void)(req, res, () => {
    // only the headers are needed
  });
  const headers = Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]);
  return headers.flat();
}

/**
 * Answers public catalogue reads before Express and the engine, which take most of the time of such
 * a response. Unusual requests, and those that the cache cannot answer, fall through to the
 * application, which gives the same response.
 */
export class PublicReads {
  private readonly headers: Map<string | undefined, RawHeaders>;
  private readonly reads: Counter<'source'>;
  private readonly isStorefrontServer: IsStorefrontServer;

  constructor(
    private readonly cache: CatalogueCache<ReadyAnswer>,
    private readonly keptReadOf: (url: string) => KeptRead | undefined,
    private readonly context: ApplicationContext,
    private readonly app: Express,
    private readonly makeAnswer: (json: string) => ReadyAnswer,
  ) {
    this.isStorefrontServer = storefrontServerCheck(context.environment.STOREFRONT_KEY);
    const origins = [undefined, ...context.environment.STOREFRONT_URL];
    this.headers = new Map(origins.map((origin) => [origin, headersFor(context, origin)]));
    this.reads = new Counter({
      name: 'harrow_catalogue_reads_total',
      help: 'Public catalogue reads by source of the response.',
      labelNames: ['source'],
      registers: [context.metrics.registry],
    });
  }

  /** Answers the request, or calls `next`. */
  handle(req: IncomingMessage, res: ServerResponse, next: Next): void {
    const headers = this.headers.get(req.headers.origin);
    const answer = headers && this.answerTo(req);
    if (!answer) {
      next();
      return;
    }
    const from = performance.now();
    const fallThrough = () => {
      this.reads.inc({ source: 'database' });
      next();
    };
    this.context.inFlight.handler(req, res, () => {
      Promise.all([answer, this.count(req)]).then(
        ([found]) => {
          if (found) this.send(req, res, { headers, answer: found, from });
          else fallThrough();
        },
        // over the limit, or the cache is not current: the application answers either
        fallThrough,
      );
    });
  }

  private answerTo(req: IncomingMessage) {
    const { method, url = '', headers } = req;
    if (method !== 'GET' || UNCACHEABLE_HEADERS.some((name) => headers[name] !== undefined))
      return undefined;
    if (url === getCatalogueStamp.path) return this.stamp();
    const page = PAGE.exec(url);
    if (page) return this.cache.page(Number(page[1]), Number(page[2]));
    const product = PRODUCT.exec(url);
    if (product?.[1]) return this.cache.product(product[1]);
    const kept = this.keptReadOf(url);
    return kept && this.cache.lookUp(kept.key, this.limited(req, kept.read));
  }

  /** Charges a read of the database to its client. */
  private limited(req: IncomingMessage, read: Read): Read {
    const { workLimits } = this.context;
    if (!workLimits || this.isStorefrontServer(req)) return read;
    return () => workLimits.run(this.addressOf(req), read);
  }

  private async stamp(): Promise<ReadyAnswer> {
    return this.makeAnswer(JSON.stringify({ stamp: await this.cache.stamp() }));
  }

  private async count(req: IncomingMessage): Promise<void> {
    const { rateLimits } = this.context;
    if (!rateLimits || this.isStorefrontServer(req)) return;
    await rateLimits.count('GET', listProducts.path, { address: this.addressOf(req) });
  }

  private addressOf(req: IncomingMessage): string {
    const trust = this.app.get('trust proxy fn') as (address: string, hops: number) => boolean;
    return clientAddress(proxyAddr(req, trust));
  }

  private send(
    req: IncomingMessage,
    res: ServerResponse,
    { headers, answer, from }: { headers: RawHeaders; answer: ReadyAnswer; from: number },
  ): void {
    const id = requestId(req);
    const { 'if-none-match': known } = req.headers;
    const status = known !== undefined && namesTag(known, answer.tag) ? 304 : 200;
    const own = status === 304 ? ['ETag', answer.tag] : answer.headers;
    res.writeHead(status, [...headers, ...own, 'X-Request-Id', id]);
    res.end(status === 304 ? '' : answer.bytes, 'latin1');
    this.reads.inc({ source: 'cache' });
    const milliseconds = performance.now() - from;
    const [path = ''] = (req.url ?? '').split('?', 1);
    this.context.metrics.requests.measure('GET', path, status, milliseconds);
    logAnswer(this.context.log, { id, method: 'GET', path }, { status, milliseconds });
  }
}
