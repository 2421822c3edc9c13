import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ProductDetails } from '@harrow/contract';
import { LRUCache } from 'lru-cache';
import { maker } from '../../src/config/maker.ts';
import { BackendUnavailable, type BackendReads } from '../backend-reads.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { writeDataSheet } from './data-sheet.ts';
import { merchantFeed } from './merchant-feed.ts';
import { readPicture, type PictureSources } from './picture-source.ts';
import { drawPlainPicture, drawSharePicture } from './share-picture.ts';

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
  make: () => Promise<Buffer>;
}

const digest = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

type FileOf = (product: ProductDetails, sources: PictureSources) => MadeFile;

const dataSheet: FileOf = (product, sources) => {
  const { name, handle, sku, description, specifications, img } = product;
  return {
    key: digest('data-sheet', name, handle, sku, description, specifications, img),
    type: 'application/pdf',
    name: `${handle}-data-sheet.pdf`,
    make: async () => writeDataSheet(product, await readPicture(img, sources), sources.origin),
  };
};

const sharePicture: FileOf = ({ name, handle, sku, img, category }, sources) => {
  const label = sku === null ? (category?.name ?? '') : `Part number ${sku}`;
  return {
    key: digest('share', name, label, img),
    type: 'image/png',
    name: `${handle}.png`,
    make: async () => {
      const picture = await readPicture(img, sources);
      return drawSharePicture({ title: name, label, shop: maker.name, picture });
    },
  };
};

const homePicture = (sources: PictureSources): MadeFile => ({
  key: digest('share', maker),
  type: 'image/png',
  name: 'home.png',
  make: async () => {
    const picture = await readPicture(HOME_PICTURE, sources);
    return drawSharePicture({ title: maker.name, label: maker.city, shop: 'Harrow', picture });
  },
});

const plainPicture: FileOf = ({ handle, name, img, sku }, sources) => ({
  key: digest('plain', img),
  type: 'image/png',
  name: `${handle}.png`,
  make: async () => {
    const picture = await readPicture(img, sources);
    if (picture) return drawPlainPicture(picture);
    return drawSharePicture({ title: name, label: sku ?? '', shop: maker.name, picture });
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

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: MadeFile,
  bytes: Buffer,
) {
  const etag = `"${file.key}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, no-cache');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', bytes.length);
  response.setHeader(
    'Content-Disposition',
    `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  );
  return void response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
}

/** Feeds that are written at once, in a process; each takes the time of thousands of products. */
const MAX_FEEDS = 4;
/** A client that reads nothing for this long does not keep others out. */
const STALLED_MS = 30_000;

const sendFeeds = (catalogue: Catalogue, origin: string): Answer => {
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
      await sendFeed(request, response, merchantFeed(catalogue.pages(), origin));
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
export type ServeProductFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly (readonly [string, string])[],
) => Promise<boolean>;

/**
 * Serves the files that are made of products at the request, from the backend's public calls:
 * `/products/{handle}/data-sheet.pdf`, `/share/{handle}.png`, `/share/{handle}/plain.png`, `/share.png`
 * for the shop itself, and the merchants' feed `/feed.xml`. 404 for a handle that no product has, 503 if
 * the backend does not answer or several feeds are being written.
 */
export function productFiles(
  backend: Pick<BackendReads, 'read'>,
  sources: PictureSources,
): ServeProductFiles {
  const catalogue = catalogueOf(backend);
  const sendTheFeed = sendFeeds(catalogue, sources.origin);
  const kept = new LRUCache<string, Buffer, MadeFile['make']>({
    max: MAX_KEPT,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // a file that is evicted while it is made is still sent
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });

  const send = async (request: IncomingMessage, response: ServerResponse, file: MadeFile) =>
    sendFile(request, response, file, await kept.forceFetch(file.key, { context: file.make }));

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
  // a client that has disconnected is not an error
  if (!response.destroyed) console.error('Cannot create the file of a product:', error);
  if (response.headersSent) return void response.destroy();
  const isBackend = error instanceof BackendUnavailable;
  if (isBackend) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  return sendStatus(response, isBackend ? 503 : 500, isBackend ? BUSY : 'Error');
}
