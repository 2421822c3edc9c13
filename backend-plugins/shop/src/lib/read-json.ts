import type { IncomingMessage } from 'node:http';
import { ShopError } from '@harrow/plugin-kit';

const MAX_BYTES = 16 * 1024 ** 2;

const tooLarge = () =>
  new ShopError('too_large', `The file has more than ${MAX_BYTES / 1024 ** 2} MB.`);

/**
 * Reads the body of a request as JSON. Throws `unsupported_media_type`, `too_large` or `bad_request`; the rest of the
 * request is then discarded, so that the next one on the connection can be read.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    const { 'content-type': type = '', 'content-length': given } = request.headers;
    if (!/^application\/json\b/i.test(type)) {
      throw new ShopError('unsupported_media_type', 'Send the file as application/json.');
    }
    if (Number(given ?? 0) > MAX_BYTES) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > MAX_BYTES) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ShopError('bad_request', 'This is not JSON.');
    throw error;
  } finally {
    request.resume();
  }
}
