import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { S3Storage } from '../src/lib/s3-storage';

const MISSING = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None.</Message></Error>`;
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-test\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/;

type StoredObject = { bytes: Buffer; headers: IncomingHttpHeaders };

/** An in-memory stand-in for the parts of S3 that are used; requires signed requests. */
const objects = new Map<string, StoredObject>();
let isAway = false;
let answers: 'all' | 'nothing' | 'half' = 'all';
const server = createServer((req, res) => {
  void (async () => {
    const bytes = await buffer(req);
    const key = (req.url ?? '').replace(/\?.*/, '');
    const found = objects.get(key);
    if (isAway) return res.writeHead(500).end();
    if (answers === 'nothing') return res;
    if (answers === 'half') return res.writeHead(200, { 'content-length': 9 }).write('some');
    if (!SIGNATURE.test(req.headers.authorization ?? '')) return res.writeHead(403).end();
    if (req.method === 'PUT') {
      objects.set(key, { bytes, headers: req.headers });
      return res.end();
    }
    if (req.method === 'DELETE') {
      objects.delete(key);
      return res.writeHead(204).end();
    }
    return found ? res.end(found.bytes) : res.writeHead(404).end(MISSING);
  })();
});

const logged: unknown[] = [];
const stopped = stoppedAfterwards();
let storage: S3Storage;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopped(server, () => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  storage = new S3Storage(
    {
      bucket: 'pictures',
      region: 'eu-test',
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
      endpoint: `http://127.0.0.1:${port}`,
    },
    { error: (message) => logged.push(message) },
    { connectionTimeout: 200, requestTimeout: 200, socketTimeout: 200 },
  );
});
beforeEach(() => {
  objects.clear();
  isAway = false;
  answers = 'all';
});

const files = [
  { name: 'a-320.webp', bytes: Buffer.from('small') },
  { name: 'a-640.webp', bytes: Buffer.from('larger') },
];

it('stores each file under its own name, and reads it', async () => {
  await storage.write(files);
  expect([...objects.keys()].sort()).toEqual(['/pictures/a-320.webp', '/pictures/a-640.webp']);
  expect(await storage.read('a-640.webp')).toEqual(Buffer.from('larger'));
});

it('sets the type and caching, but no ACL, which most buckets reject', async () => {
  await storage.write(files);
  const headers = objects.get('/pictures/a-320.webp')?.headers ?? {};
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
  });
  expect(headers).not.toHaveProperty('x-amz-acl');
});

it('returns undefined for an unknown name', async () => {
  expect(await storage.read('b-320.webp')).toBeUndefined();
});

it('removes a file', async () => {
  await storage.write(files);
  await storage.remove('a-320.webp');
  expect(await storage.read('a-320.webp')).toBeUndefined();
});

it('throws when the bucket is unreachable', async () => {
  isAway = true;
  await expect(storage.write(files)).rejects.toThrow();
  await expect(storage.read('a-320.webp')).rejects.toThrow();
  await expect(storage.remove('a-320.webp')).rejects.toThrow();
  expect(logged).toHaveLength(1);
});

it('times out when no response comes', async () => {
  answers = 'nothing';
  await expect(storage.write(files)).rejects.toThrow();
  await expect(storage.read('a-320.webp')).rejects.toThrow();
});

it('times out when a response stops halfway', async () => {
  answers = 'half';
  await expect(storage.read('a-320.webp')).rejects.toThrow();
});
