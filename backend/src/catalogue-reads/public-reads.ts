import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  getCatalogueStamp,
  getProduct,
  getShipDate,
  type Language,
  listProducts,
  type ShipDate,
} from '@harrow/contract';
import { languageOf, namesTag } from '@harrow/plugin-kit';
import { Counter } from 'prom-client';
import type { ApplicationContext } from '../edge/application';
import type { EarlyAnswers, RawHeaders, RulesObeyed } from '../edge/early-answers';
import type { CatalogueCache } from './catalogue-cache';
import type { KeptRead, Read } from './lookups';
import type { ReadyAnswer } from '../edge/ready-answer';

const PAGE = new RegExp(`^${listProducts.path}\\?limit=([1-9]\\d?|100)&pageNumber=(\\d{1,6})$`);
const PRODUCT = new RegExp(`^${getProduct.path.replace('{id}', '(\\w{1,100})')}$`);
/**
 * Requests with one of these headers bypass the cache: their response depends on more than the URL.
 */
const UNCACHEABLE_HEADERS = ['authorization', 'cookie', 'transfer-encoding', 'expect'] as const;

/** For each rule of the edge, the reason why reads that are answered here obey it. */
export const RULES_OF_READS: RulesObeyed = {
  account: 'Requests with a token fall through to the application.',
  requestLog: '`EarlyAnswers` writes the same line.',
  inFlight: 'Its handler runs here too.',
  requestMetrics: '`EarlyAnswers` counts the response.',
  headers: '`EarlyAnswers` runs the same middleware once per origin.',
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

/** An answer that is being read, and the language of its texts, if it has one other than English. */
type Answering = { found: Promise<ReadyAnswer | undefined>; language?: Language };

type Sent = Pick<Answering, 'language'> & {
  headers: RawHeaders;
  answer: ReadyAnswer;
  from: number;
};

/**
 * Answers public catalogue reads before Express and the engine, which take most of the time of such
 * a response. Unusual requests, and those that the cache cannot answer, fall through to the
 * application, which gives the same response.
 */
export class PublicReads {
  private readonly headers: ReadonlyMap<string | undefined, RawHeaders>;
  private readonly reads: Counter<'source'>;

  constructor(
    private readonly cache: CatalogueCache<ReadyAnswer>,
    private readonly keptReadOf: (url: string, language: Language) => KeptRead | undefined,
    private readonly readShipDate: () => Promise<ShipDate>,
    private readonly context: ApplicationContext,
    private readonly early: EarlyAnswers,
  ) {
    this.headers = early.headersOf('GET');
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
      Promise.all([answer.found, this.count(req)]).then(
        ([found]) => {
          const { language } = answer;
          if (found) this.send(req, res, { headers, answer: found, language, from });
          else fallThrough();
        },
        // over the limit, or the cache is not current: the application answers either
        fallThrough,
      );
    });
  }

  private answerTo(req: IncomingMessage): Answering | undefined {
    const { method, url = '', headers } = req;
    if (method !== 'GET' || UNCACHEABLE_HEADERS.some((name) => headers[name] !== undefined))
      return undefined;
    if (url === getCatalogueStamp.path) return { found: this.stamp() };
    if (url === getShipDate.path) return { found: this.shipDate() };
    const language = languageOf(headers);
    const isEnglish = language === 'en';
    const page = isEnglish && PAGE.exec(url);
    if (page) return { found: this.cache.page(Number(page[1]), Number(page[2])) };
    const product = isEnglish && PRODUCT.exec(url);
    if (product && product[1]) return { found: this.cache.product(product[1]) };
    const kept = this.keptReadOf(url, language);
    return (
      kept && {
        found: this.cache.lookUp(kept.key, this.limited(req, kept.read)),
        language: kept.language,
      }
    );
  }

  /** Charges a read of the database to its client. */
  private limited(req: IncomingMessage, read: Read): Read {
    const { workLimits } = this.context;
    if (!workLimits) return read;
    const address = this.early.limitedAddress(req);
    return address === undefined ? read : () => workLimits.run(address, read);
  }

  private async stamp(): Promise<ReadyAnswer> {
    return this.early.makeAnswer(JSON.stringify({ stamp: await this.cache.stamp() }));
  }

  private async shipDate(): Promise<ReadyAnswer> {
    return this.early.makeAnswer(JSON.stringify(await this.readShipDate()));
  }

  private async count(req: IncomingMessage): Promise<void> {
    const { rateLimits } = this.context;
    const address = this.early.limitedAddress(req);
    if (address !== undefined) await rateLimits?.count('GET', listProducts.path, { address });
  }

  private send(
    req: IncomingMessage,
    res: ServerResponse,
    { headers, answer, language, from }: Sent,
  ): void {
    const { 'if-none-match': known } = req.headers;
    const isKnown = known !== undefined && namesTag(known, answer.tag);
    const [path = ''] = (req.url ?? '').split('?', 1);
    const shared = language ? [...headers, 'Content-Language', language] : headers;
    this.early.send(req, res, from, {
      path,
      status: isKnown ? 304 : 200,
      headers: shared.concat(isKnown ? ['ETag', answer.tag] : answer.headers),
      body: isKnown ? '' : answer.bytes,
    });
    this.reads.inc({ source: 'cache' });
  }
}
