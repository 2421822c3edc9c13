import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ProductDetails } from '@harrow/contract';
import { LRUCache } from 'lru-cache';
import { BackendUnavailable, type BackendReads } from '../backend-reads.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { Busy, type FileMaker } from './file-maker.ts';
import type { FileJob, FileSources } from './make-file.ts';
import { merchantFeed } from './merchant-feed.ts';

const RETRY_AFTER_SECONDS = 5;
const BUSY = 'Try again later';

/** Files in memory; a picture has about 60 kB, a data sheet 150. */
const MAX_KEPT = 200;

const HOME_PICTURE = '/pictures/products/field-tractor.svg';
const HANDLE = '([^/]{1,600})';
const DATA_SHEET = new RegExp(`^/products/${HANDLE}/data-sheet\\.pdf$`);
const SHARE_PICTURE = new RegExp(`^/share/${HANDLE}\\.png$`);
const PLAIN_PICTURE = new RegExp(`^/share/${HANDLE}/plain\\.png$`);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A file that is made of a product; `key` names everything that it shows. */
interface MadeFile {
  key: string;
  type: string;
  /** The name under which it is saved. */
  name: string;
  job: FileJob;
}

const digest = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

const SHOP = 'Harrow';

const shopName = ({ maker }: FileSources): string => maker?.name ?? SHOP;

type FileOf = (product: ProductDetails, sources: FileSources) => MadeFile;

const dataSheet: FileOf = (product, sources) => {
  const { name, handle, sku, description, specifications, img } = product;
  return {
    key: digest('data-sheet', name, handle, sku, description, specifications, img),
    type: 'application/pdf',
    name: `${handle}-data-sheet.pdf`,
    job: {
      kind: 'data-sheet',
      product: { name, handle, sku, description, specifications },
      img,
      sources,
    },
  };
};

const sharePicture: FileOf = ({ name, handle, sku, img, category }, sources) => {
  const label = sku === null ? (category?.name ?? '') : `Part number ${sku}`;
  return {
    key: digest('share', name, label, img),
    type: 'image/png',
    name: `${handle}.png`,
    job: { kind: 'share', texts: { title: name, label, shop: shopName(sources) }, img, sources },
  };
};

const homePicture = (sources: FileSources): MadeFile => ({
  key: digest('share', sources.maker),
  type: 'image/png',
  name: 'home.png',
  job: {
    kind: 'share',
    texts: { title: shopName(sources), label: sources.maker?.city ?? '', shop: SHOP },
    img: HOME_PICTURE,
    sources,
  },
});

const plainPicture: FileOf = ({ handle, name, img, sku }, sources) => ({
  key: digest('plain', img),
  type: 'image/png',
  name: `${handle}.png`,
  job: {
    kind: 'plain',
    texts: { title: name, label: sku ?? '', shop: shopName(sources) },
    img,
    sources,
  },
});

const FILES: readonly (readonly [RegExp, FileOf])[] = [
  [DATA_SHEET, dataSheet],
  [PLAIN_PICTURE, plainPicture],
  [SHARE_PICTURE, sharePicture],
];

function sendStatus(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Sends a file, which is made only if the client does not have it. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: MadeFile,
  make: () => Promise<Buffer>,
): Promise<void> {
  const etag = `"${file.key}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  const bytes = isKnown ? undefined : await make();
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, no-cache');
  if (!bytes) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', bytes.length);
  response.setHeader(
    'Content-Disposition',
    `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  );
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
}

/** Feeds that are written at once, in a process; each takes the time of thousands of products. */
const MAX_FEEDS = 4;
/** A client that reads nothing for this long does not keep others out. */
const STALLED_MS = 30_000;

const sendFeeds = (catalogue: Catalogue, sources: FileSources): Answer => {
  const feed = { origin: sources.origin, seller: shopName(sources) };
  let writing = 0;
  return async (request, response) => {
    if (writing >= MAX_FEEDS) {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      sendStatus(response, 503, BUSY);
      return;
    }
    writing += 1;
    response.setTimeout(STALLED_MS);
    try {
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
  if (method === 'HEAD') {
    response.end();
    return;
  }
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
  backend: Pick<BackendReads, 'read'>,
  sources: FileSources,
  files: Pick<FileMaker, 'make'>,
): ServeProductFiles {
  const catalogue = catalogueOf(backend);
  const sendTheFeed = sendFeeds(catalogue, sources);
  const kept = new LRUCache<string, Buffer, MadeFile>({
    max: MAX_KEPT,
    fetchMethod: (_key, _stale, { context: { job } }) => files.make(job),
    // a file that is evicted while it is made is still sent
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });

  const send = (request: IncomingMessage, response: ServerResponse, file: MadeFile) =>
    sendFile(request, response, file, () => kept.forceFetch(file.key, { context: file }));

  const sendOf = async (
    request: IncomingMessage,
    response: ServerResponse,
    handle: string | null,
    of: FileOf,
  ) => {
    const product = handle === null ? null : await catalogue.product(handle);
    if (product) await send(request, response, of(product, sources));
    else sendStatus(response, 404, 'Not found');
  };

  const answerAt = (path: string): Answer | undefined => {
    if (path === '/feed.xml') return sendTheFeed;
    if (path === '/share.png') {
      return (request, response) => send(request, response, homePicture(sources));
    }
    for (const [pattern, of] of FILES) {
      const handle = pattern.exec(path)?.[1];
      if (handle === undefined) continue;
      return (request, response) => sendOf(request, response, decodeHandle(handle), of);
    }
    return undefined;
  };

  return async (request, response, headers) => {
    const answer = answerAt((request.url ?? '/').split('?', 1)[0] ?? '/');
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
  if (isPassing) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  return sendStatus(response, isPassing ? 503 : 500, isPassing ? BUSY : 'Error');
}
