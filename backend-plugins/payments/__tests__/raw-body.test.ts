import { Readable } from 'node:stream';
import { readRawBody } from '../src/lib/raw-body';

it('gives the bytes as they came, in how many pieces ever', async () => {
  const body = await readRawBody(Readable.from([Buffer.from('{"a":'), Buffer.from(' 1}')]), 10);
  expect(body.toString()).toBe('{"a": 1}');
});

it('refuses a byte too many', async () => {
  const stream = Readable.from([Buffer.alloc(6), Buffer.alloc(5)]);
  await expect(readRawBody(stream, 10)).rejects.toMatchObject({ type: 'too_large' });
});
