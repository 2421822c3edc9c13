import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { ShopError } from '@harrow/plugin-kit';
import busboy from 'busboy';
import { UploadMemory, type PendingUpload } from './upload-limits';
import { badImage, MAX_FILE_SIZE, tooLarge } from './image-refusal';

const FIELD = 'image';
const MAX_FILES = 10;
const MAX_PARTS = 50;

/** Enough for twelve files of the maximum size, or any number of slow uploads. */
const uploadMemory = new UploadMemory(64 * 1024 * 1024);

const tooSlow = () =>
  new ShopError('unavailable', 'The upload is too slow. Try again.', {
    retryAfterSeconds: 5,
  });

const notReadable = (cause?: unknown) =>
  new ShopError('bad_request', 'The form cannot be read.', { cause });

function parserOf({ headers }: IncomingMessage) {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
    throw new ShopError('unsupported_media_type', 'Send the image as multipart/form-data.');
  }
  try {
    // busboy also reports a file of exactly the limit
    const limits = { fileSize: MAX_FILE_SIZE + 1, files: MAX_FILES, parts: MAX_PARTS };
    return busboy({ headers, limits });
  } catch (error) {
    throw notReadable(error);
  }
}

/**
 * Returns the file in the form field `image` and ignores all other fields. Throws on the first
 * error; the rest of the request is discarded.
 */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  const parser = parserOf(request);
  const files: Buffer[][] = [];
  let upload: PendingUpload | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const pending = (upload = uploadMemory.begin(() => reject(tooSlow())));
      const fail = (error?: unknown) => reject(notReadable(error));
      parser.on('file', (field, file) => {
        const chunks: Buffer[] = [];
        file.on('error', fail);
        file.on('limit', () => reject(tooLarge()));
        file.on('data', (chunk: Buffer) => {
          if (field !== FIELD) return;
          chunks.push(chunk);
          pending.take(chunk.length);
        });
        if (field === FIELD && files.push(chunks) > 1) reject(badImage('Send only one image.'));
      });
      parser.on('filesLimit', fail).on('partsLimit', fail);
      parser.on('error', fail).on('close', resolve);
      finished(request, (error) => error && fail(error)); // the client disconnected
      request.pipe(parser);
    });
  } finally {
    upload?.end();
    request.unpipe(parser);
    parser.destroy();
    request.resume(); // discard the rest, so that the next request on the connection can be read
  }
  const [chunks = []] = files;
  if (chunks.length === 0) throw badImage('This is required.');
  return Buffer.concat(chunks);
}
