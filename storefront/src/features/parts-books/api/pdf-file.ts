import jpeg2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// the build for browsers of the last years; the other one is for the newest only
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PICTURE_BYTES } from '@/lib/pictures/picture-schema';
import type { Page, Region } from '../lib/manual/found-callouts';
import { wordsOf, type TextPiece } from '../lib/manual/words';

GlobalWorkerOptions.workerSrc = worker;

/** The width, in pixels, that the drawing of a figure gets from a page, if its height allows it. */
const WIDTH = 2000;
const MAX_SIDE = 4000;

/** Why a file cannot be read. */
type PdfProblem = 'encrypted' | 'damaged';

/** A manual that is read on this device. */
export interface Manual {
  pages: number;
  /** Reads the words of a page. */
  read: (number: number) => Promise<Page>;
  /** Draws a page on a canvas with this width in pixels. */
  draw: (number: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** Makes a picture of a part of a page; null if it is too large for the image host. */
  picture: (number: number, region: Region) => Promise<File | null>;
  close: () => Promise<void>;
}

/** Opens a PDF on this device, without sending it anywhere. Throws what is not about the file. */
export async function openManual(
  file: File,
): Promise<{ ok: true; manual: Manual } | { ok: false; problem: PdfProblem }> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    // the content security policy allows neither
    isEvalSupported: false,
    useWasm: false,
    // PDF.js adds the name of a file, which the build has given another one, and wants a folder
    wasmUrl: `${new URL(jpeg2000, window.location.href).href}?/`,
  });
  try {
    return { ok: true, manual: manualOf(await task.promise) };
  } catch (error) {
    await task.destroy();
    // a class that the package does not export
    if (error instanceof Error && error.name === 'PasswordException') {
      return { ok: false, problem: 'encrypted' };
    }
    if (error instanceof InvalidPDFException) return { ok: false, problem: 'damaged' };
    throw error;
  }
}

const manualOf = (pdf: PDFDocumentProxy): Manual => ({
  pages: pdf.numPages,
  read: async (number) => await readPage(await pdf.getPage(number)),
  draw: async (number, canvas, width) => {
    const page = await pdf.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const region = { x: 0, y: 0, width: whole.width, height: whole.height };
    // PDF.js refuses to draw twice on one canvas at a time
    const own = document.createElement('canvas');
    await draw(page, own, width / whole.width, region);
    canvas.width = own.width;
    canvas.height = own.height;
    canvas.getContext('2d')?.drawImage(own, 0, 0);
  },
  picture: async (number, region) => await pictureOf(await pdf.getPage(number), region),
  close: () => pdf.loadingTask.destroy(),
});

async function readPage(page: PDFPageProxy): Promise<Page> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.filter((item) => 'str' in item) as TextPiece[];
  return { number: page.pageNumber, width, height, words: wordsOf(pieces, transform) };
}

async function draw(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  scale: number,
  region: Region,
): Promise<void> {
  canvas.width = Math.round(region.width * scale);
  canvas.height = Math.round(region.height * scale);
  const viewport = page.getViewport({
    scale,
    offsetX: -region.x * scale,
    offsetY: -region.y * scale,
  });
  await page.render({ canvas, viewport }).promise;
}

async function pictureOf(page: PDFPageProxy, region: Region): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(WIDTH / region.width, MAX_SIDE / region.height);
  await draw(page, canvas, scale, region);
  // lines are sharp in PNG; a photo may be too large for it
  for (const type of ['image/png', 'image/webp', 'image/jpeg']) {
    const picture = await blobOf(canvas, type);
    if (picture?.type === type && picture.size <= MAX_PICTURE_BYTES) {
      return new File([picture], `page-${page.pageNumber}.${type.replace('image/', '')}`, { type });
    }
  }
  return null;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
