import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { errorCode } from '@harrow/processes/start-error';
import sharp from 'sharp';

// the drawings; code that takes uploads, in the same process, blocks their format
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const TIMEOUT_MS = 5000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** The formats that the shop takes as uploads; a drawing comes from its own files only. */
const UPLOAD_FORMATS = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);

/** The only sources from which pictures of products are read. */
export interface PictureSources {
  /** The folder of the built storefront, with `pictures/`. */
  folder: string;
  /** Origin of the storefront, whose pictures are read from the folder. */
  origin: string;
  /** Origin of the backend, which serves uploads. */
  backendUrl: string;
  /** Other origins that store uploads. */
  imageStores?: readonly string[];
}

/** A picture as a file. */
export interface SourcePicture {
  bytes: Buffer;
  /** Whether it is a drawing of the shop, which can be scaled without loss. */
  isDrawing: boolean;
}

const DRAWING = /^\/pictures\/[\w\-/]+\.svg$/;

/** Returns a picture of the shop; null where there is none that may be read, or it is not a picture. */
export async function readPicture(
  address: string,
  { folder, origin, backendUrl, imageStores = [] }: PictureSources,
): Promise<SourcePicture | null> {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin === new URL(origin).origin) {
    if (DRAWING.test(url.pathname)) return await readDrawing(folder, url.pathname);
    return await fetchUpload(at(backendUrl, url.pathname));
  }
  const stores = [backendUrl, ...imageStores].map((store) => new URL(store).origin);
  return stores.includes(url.origin) ? await fetchUpload(url) : null;
}

/** An address on a host. The path is set and not resolved, because one that begins with `//` names another host. */
function at(origin: string, path: string): URL {
  const url = new URL(origin);
  url.pathname = path;
  return url;
}

async function readDrawing(folder: string, path: string): Promise<SourcePicture | null> {
  const file = resolve(join(folder, path));
  if (!file.startsWith(resolve(folder) + sep)) return null;
  const bytes = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  return bytes && { bytes, isDrawing: true };
}

/** Reads at most `MAX_BYTES`; null for more. */
async function readBody({ body }: Response): Promise<Buffer | null> {
  if (body === null) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of Readable.fromWeb(body as ReadableStream)) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_BYTES) return null; // leaving the loop cancels the download
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function fetchUpload(url: URL): Promise<SourcePicture | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'error', signal });
    const bytes = response.ok ? await readBody(response) : null;
    return bytes && (await isUpload(bytes)) ? { bytes, isDrawing: false } : null;
  } catch (error) {
    // if a store does not answer, only the picture is missing; the caller shows the rest
    console.warn(`The picture ${url.href} could not be read.`, error);
    return null;
  }
}

async function isUpload(bytes: Buffer): Promise<boolean> {
  const { format, width, height } = await sharp(bytes).metadata();
  return UPLOAD_FORMATS.has(format) && width * height <= MAX_PIXELS;
}

const SVG_DPI = 72;
const DRAWING_WIDTH = 960;

/** Renders a picture to fill a rectangle in pixels; what does not fit is cut off at its edges. */
export function fill({ bytes, isDrawing }: SourcePicture, width: number, height: number) {
  const density = isDrawing
    ? (SVG_DPI * Math.max(width, (height * 8) / 5)) / DRAWING_WIDTH
    : SVG_DPI;
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
    .rotate() // as the EXIF orientation says
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: PAPER });
}

/** The ground of the drawings. */
export const PAPER = '#f3ead7';
