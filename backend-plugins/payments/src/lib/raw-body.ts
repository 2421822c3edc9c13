import type { Readable } from 'node:stream';
import { ShopError } from '@harrow/http';

/**
 * Reads a body byte by byte as it was sent: the provider signs those bytes, and parsing and printing
 * them again would change them. Throws `too_large` beyond `limit` bytes and drops the rest.
 */
export function readRawBody(stream: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new ShopError('too_large', 'The body is too large.'));
    });
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', reject);
  });
}
