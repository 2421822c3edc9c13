import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { ShopError } from '@harrow/http';
import busboy from 'busboy';
import { Arriving, type ArrivingUpload } from './arriving';
import { badImage, LARGEST_FILE, tooLarge } from './image-refusal';

const FIELD = 'image';
const MOST_FILES = 10;
const MOST_PARTS = 50;

/** Twelve files of the largest size, or any number of slow ones. */
const arriving = new Arriving(64 * 1024 * 1024);

const tooSlow = () =>
  new ShopError('unavailable', 'This picture arrives too slowly. Try again.', {
    retryAfterSeconds: 5,
  });

const notReadable = (cause?: unknown) =>
  new ShopError('bad_request', 'The form cannot be read.', { cause });

function parserOf({ headers }: IncomingMessage) {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
    throw new ShopError('unsupported_media_type', 'Send the picture as multipart/form-data.');
  }
  try {
    // a file of just the limit would set the alarm off too
    const limits = { fileSize: LARGEST_FILE + 1, files: MOST_FILES, parts: MOST_PARTS };
    return busboy({ headers, limits });
  } catch (error) {
    throw notReadable(error);
  }
}

/**
 * The one file in the field `image` of a form; all else in it is skipped. Throws as soon as
 * something is wrong: what is still on its way is dropped.
 */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  const parser = parserOf(request);
  const files: Buffer[][] = [];
  let upload: ArrivingUpload | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const arrived = (upload = arriving.begin(() => reject(tooSlow())));
      const fail = (error?: unknown) => reject(notReadable(error));
      parser.on('file', (field, file) => {
        const chunks: Buffer[] = [];
        file.on('error', fail);
        file.on('limit', () => reject(tooLarge()));
        file.on('data', (chunk: Buffer) => {
          if (field !== FIELD) return;
          chunks.push(chunk);
          arrived.take(chunk.length);
        });
        if (field === FIELD && files.push(chunks) > 1) reject(badImage('Send one picture only.'));
      });
      parser.on('filesLimit', fail).on('partsLimit', fail);
      parser.on('error', fail).on('close', resolve);
      finished(request, (error) => error && fail(error)); // a client that goes away says no more
      request.pipe(parser);
    });
  } finally {
    upload?.end();
    request.unpipe(parser);
    parser.destroy();
    request.resume(); // Node drops only what nobody has begun to read, and the next request comes behind it
  }
  const [chunks = []] = files;
  if (chunks.length === 0) throw badImage('This is required.');
  return Buffer.concat(chunks);
}
