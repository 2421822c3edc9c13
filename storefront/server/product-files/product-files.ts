import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { getShop, type ProductDetails, sellerOf } from '@harrow/contract';
import { LRUCache } from 'lru-cache';
import { BackendUnavailable } from '../backend-reads.ts';
import { RETRY_SECONDS } from '../pages.ts';
import { answerTo } from '../public-calls.ts';
import type { Read } from '../renderer.ts';
import { pathOf } from '../static-files.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { Busy, type FileMaker } from './file-maker.ts';
import type { FileJob, FileSources } from './make-file.ts';
import type { ShownShop } from './shown-shop.ts';
import { merchantFeed } from './merchant-feed.ts';
import { fileWords } from './words.ts';

const BUSY = 'Try again later';

/** Files in memory; a picture has about 60 kB, a data sheet 150. */
const MAX_KEPT = 200;

const HOME_PICTURE = '/pictures/products/field-tractor.svg';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A file that is made of a product. */
interface MadeFile {
  type: 'application/pdf' | 'image/png';
  /** The name under which it is saved. */
  name: string;
  job: FileJob;
}

/** Returns a key of everything that a file shows. */
function keyOf({ sources: { shop, language }, ...shown }: FileJob): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...shown, shop, language }))
    .digest('base64url');
}

/** Reads what files show of the shop now. */
async function shownShop(read: Read): Promise<ShownShop> {
  const { name, maker } = await answerTo(read, getShop);
  const { address, phone } = maker;
  return { name, seller: sellerOf({ name, maker }), address, phone };
}

type FileOf = (product: ProductDetails, sources: FileSources) => MadeFile;

const dataSheet: FileOf = (product, sources) => {
  const { name, handle, sku, description, specifications, img } = product;
  const shown = { name, handle, sku, description, specifications };
  return {
    type: 'application/pdf',
    name: `${handle}-data-sheet.pdf`,
    job: { kind: 'data-sheet', product: shown, img, sources },
  };
};

const sharePicture: FileOf = ({ name, handle, sku, img, category }, sources) => {
  const label = sku === null ? (category?.name ?? '') : fileWords[sources.language].partNumber(sku);
  return {
    type: 'image/png',
    name: `${handle}.png`,
    job: { kind: 'share', texts: { title: name, label, shop: sources.shop.seller }, img, sources },
  };
};

const homePicture = (sources: FileSources): MadeFile => ({
  type: 'image/png',
  name: 'home.png',
  job: {
    kind: 'share',
    texts: {
      title: sources.shop.seller,
      label: sources.shop.address.split('\n').at(-1) ?? '',
      shop: sources.shop.name,
    },
    img: HOME_PICTURE,
    sources,
  },
});

const plainPicture: FileOf = ({ handle, name, img, sku }, sources) => ({
  type: 'image/png',
  name: `${handle}.png`,
  job: {
    kind: 'plain',
    texts: { title: name, label: sku ?? '', shop: sources.shop.seller },
    img,
    sources,
  },
});

const FILES: readonly (readonly [RegExp, FileOf])[] = [
  [/^\/products\/([^/]{1,600})\/data-sheet\.pdf$/, dataSheet],
  [/^\/share\/([^/]{1,600})\/plain\.png$/, plainPicture],
  [/^\/share\/([^/]{1,600})\.png$/, sharePicture],
];

function sendStatus(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Feeds that are written at once, in a process; each takes the time of thousands of products. */
const MAX_FEEDS = 4;
/** A client that reads nothing for this long does not keep others out. */
const STALLED_MS = 30_000;

const sendFeeds = (catalogue: Catalogue, current: () => Promise<FileSources>): Answer => {
  let writing = 0;
  return async (request, response) => {
    if (writing >= MAX_FEEDS) {
      response.setHeader('Retry-After', RETRY_SECONDS);
      sendStatus(response, 503, BUSY);
      return;
    }
    writing += 1;
    response.setTimeout(STALLED_MS);
    try {
      const { origin, shop, language } = await current();
      const feed = { origin, seller: shop.seller, language };
      await sendFeed(request, response, merchantFeed(catalogue.pages(), feed));
    } finally {
      writing -= 1;
    }
  };
};

async function sendFeed(
  { method }: IncomingMessage,
  response: ServerResponse,
  feed: AsyncGenerator<string>,
): Promise<void> {
  const first = await feed.next(); // before the head is sent, so that an error can still change the status
  response.writeHead(200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, no-cache',
  });
  if (method === 'HEAD') return void response.end();
  await pipeline(async function* () {
    if (!first.done) yield first.value;
    yield* feed;
  }, response);
}

/** The handle of an address; null for an escape sequence that is not UTF-8. */
function decodeHandle(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null; // no handle of a product
  }
}

/** Answers a request, with `headers` too; false if the address is none of these files. */
type ServeProductFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly (readonly [string, string])[],
) => Promise<boolean>;

/**
 * Serves the files that are made of products at the request, from the backend's public calls:
 * `/products/{handle}/data-sheet.pdf`, `/share/{handle}.png`, `/share/{handle}/plain.png`, `/share.png`
 * for the shop itself, and the merchants' feed `/feed.xml`. 404 for a handle that no product has, 503 if
 * the backend does not answer or several files or feeds are being made.
 */
export function productFiles(
  read: Read,
  sources: Omit<FileSources, 'shop'>,
  files: Pick<FileMaker, 'make'>,
): ServeProductFiles {
  const catalogue = catalogueOf(read);
  const current = async () => ({ ...sources, shop: await shownShop(read) });
  const sendTheFeed = sendFeeds(catalogue, current);
  const kept = new LRUCache<string, Buffer, MadeFile>({
    max: MAX_KEPT,
    fetchMethod: (_key, _stale, { context: { job } }) => files.make(job),
    // a file that is evicted while it is made is still sent
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });

  /** Sends a file, which is made only if the client does not have it. */
  const send =
    (fileOf: () => Promise<MadeFile | null>): Answer =>
    async (request, response) => {
      const file = await fileOf();
      if (!file) {
        sendStatus(response, 404, 'Not found');
        return;
      }
      const key = keyOf(file.job);
      const headers = { ETag: `"${key}"`, 'Cache-Control': 'public, no-cache' };
      if (request.headers['if-none-match'] === headers.ETag) {
        return void response.writeHead(304, headers).end();
      }
      const bytes = await kept.forceFetch(key, { context: file });
      response.writeHead(200, {
        ...headers,
        'Content-Type': file.type,
        'Content-Length': bytes.length,
        'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      });
      response.end(bytes);
    };

  const answerAt = (path: string): Answer | undefined => {
    if (path === '/feed.xml') return sendTheFeed;
    if (path === '/share.png') return send(async () => homePicture(await current()));
    for (const [pattern, of] of FILES) {
      const escaped = pattern.exec(path)?.[1];
      if (escaped === undefined) continue;
      return send(async () => {
        const handle = decodeHandle(escaped);
        const product = handle === null ? null : await catalogue.product(handle);
        return product && of(product, await current());
      });
    }
    return undefined;
  };

  return async (request, response, headers) => {
    const answer = answerAt(pathOf(request));
    if (!answer) return false;
    for (const [name, value] of headers) response.setHeader(name, value);
    await answer(request, response).catch((error: unknown) => fail(response, error));
    return true;
  };
}

function fail(response: ServerResponse, error: unknown): void {
  const isBusy = error instanceof Busy;
  // a client that has disconnected is not an error
  if (!response.destroyed && !isBusy) console.error('Cannot create the file of a product:', error);
  if (response.headersSent) return void response.destroy();
  const isPassing = isBusy || error instanceof BackendUnavailable;
  if (isPassing) response.setHeader('Retry-After', RETRY_SECONDS);
  return sendStatus(response, isPassing ? 503 : 500, isPassing ? BUSY : 'Error');
}
