import { z } from 'zod/mini';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';
import { tagIn, totalIn } from '../../answer-headers';
import { request, setAccessTokenProvider, type AnswerHeaders } from '../shop-client';

const anything = z.unknown();

/** Answers with what was asked, for a test to look at. */
const echo = async ({ request: asked }: { request: Request }) =>
  HttpResponse.json({
    authorization: asked.headers.get('authorization'),
    key: asked.headers.get('idempotency-key'),
    credentials: asked.credentials,
    body: await asked.text(),
  });

withShopServer();

afterEach(() => setAccessTokenProvider(() => Promise.resolve(null)));

describe('request', () => {
  it.each(['post', 'put', 'patch', 'delete'] as const)('sends the body with %s', async (method) => {
    server.use(http.all(backend('/orders/1'), echo));
    const schema = z.object({ body: z.string() });
    const { body } = await request(method, '/orders/1', { body: { shipped: true }, schema });
    expect(JSON.parse(body)).toEqual({ shipped: true });
  });

  it.each(['get', 'put'] as const)('keeps a list a list with %s', async (method) => {
    server.use(http.all(backend('/reviews'), () => HttpResponse.json([1, 2])));
    const answer = await request(method, '/reviews', { schema: anything });
    expect(answer).toEqual([1, 2]);
  });

  it.each(['get', 'patch'] as const)('sends the headers and the token with %s', async (method) => {
    server.use(http.all(backend('/orders'), echo));
    setAccessTokenProvider(() => Promise.resolve('t0k3n'));
    const headers = { 'idempotency-key': 'k1' };
    const answer = await request(method, '/orders', { auth: true, headers, schema: anything });
    expect(answer).toMatchObject({ authorization: 'Bearer t0k3n', key: 'k1' });
  });

  it('keeps the token to itself in a public call', async () => {
    server.use(http.get(backend('/services'), echo));
    setAccessTokenProvider(() => Promise.resolve('t0k3n'));
    const answer = await request('get', '/services', { schema: anything });
    expect(answer).toMatchObject({ authorization: null });
  });

  it('sends no cookies', async () => {
    server.use(http.get(backend('/services'), echo));
    const answer = await request('get', '/services', { schema: anything });
    expect(answer).toMatchObject({ credentials: 'same-origin' });
  });

  it('calls once more with a new token when the server refuses the old one', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.post(backend('/orders'), ({ request: asked }) => {
        const token = asked.headers.get('authorization');
        seen.push(token);
        return token === 'Bearer new' ? HttpResponse.json({ ok: true }) : refuse({ status: 401 });
      }),
    );
    setAccessTokenProvider((renew) => Promise.resolve(renew ? 'new' : 'old'));
    await request('post', '/orders', { auth: true, body: {}, schema: anything });
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });

  it('gives up when there is no other token', async () => {
    let calls = 0;
    server.use(
      http.get(backend('/order'), () => {
        calls += 1;
        return refuse({ status: 401, code: 'invalid_token' });
      }),
    );
    setAccessTokenProvider(() => Promise.resolve('old'));
    const call = request('get', '/order', { auth: true, schema: anything });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'invalid_token' });
    expect(calls).toBe(1);
  });

  it('reads everything that a refusal says', async () => {
    const body = { code: 'out_of_stock', message: 'Too few.', fields: { q: 'Less' }, available: 2 };
    server.use(
      http.post(backend('/orders'), () =>
        HttpResponse.json(body, { status: 409, headers: { 'retry-after': '7' } }),
      ),
    );
    await expect(request('post', '/orders', { schema: anything })).rejects.toMatchObject({
      kind: 'http',
      status: 409,
      code: 'out_of_stock',
      message: 'Too few.',
      fields: { q: 'Less' },
      details: { available: 2 },
      retryAfter: 7,
    });
  });

  it('tells a lost network from a refusal', async () => {
    server.use(http.get(backend('/services'), () => HttpResponse.error()));
    const call = request('get', '/services', { schema: anything });
    await expect(call).rejects.toMatchObject({ kind: 'network' });
  });

  it.each(['get', 'patch'] as const)('hands out the headers of an answer to %s', async (method) => {
    const headers = { etag: 'W/"1"', 'x-total-count': '345' };
    server.use(http.all(backend('/services/1'), () => HttpResponse.json([1], { headers })));
    let seen = {};
    const onHeaders = (received: AnswerHeaders) => (seen = received);
    await request(method, '/services/1', { schema: anything, onHeaders });
    expect(seen).toMatchObject(headers);
    expect([tagIn(seen), totalIn(seen)]).toEqual(['W/"1"', 345]);
    expect([tagIn({}), totalIn({})]).toEqual([undefined, 0]);
  });

  it('sends a file as it is', async () => {
    server.use(http.post(backend('/services/import'), echo));
    const file = new File(['name\r\nÄhre'], 'a.csv', { type: 'text/csv' });
    const headers = { 'content-type': 'text/csv' };
    const options = { body: file, headers, schema: anything, transfer: { timeout: 60_000 } };
    const answer = await request('post', '/services/import', options);
    expect(answer).toMatchObject({ body: 'name\r\nÄhre' });
  });

  it('refuses an answer that is not what was agreed', async () => {
    server.use(http.get(backend('/services'), () => HttpResponse.json({ success: 'yes' })));
    const schema = z.object({ success: z.boolean() });
    const call = request('get', '/services', { schema });
    await expect(call).rejects.toMatchObject({ kind: 'parse' });
  });

  it('refuses a page where data was due', async () => {
    server.use(http.get(backend('/services'), () => HttpResponse.html('<p>Hello</p>')));
    const call = request('get', '/services', { schema: anything });
    await expect(call).rejects.toMatchObject({ kind: 'parse' });
  });

  it('stops when it is told to', async () => {
    const giveUp = new AbortController();
    server.use(
      http.get(backend('/services'), async () => {
        giveUp.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    const call = request('get', '/services', { schema: anything, signal: giveUp.signal });
    await expect(call).rejects.toMatchObject({ kind: 'network' });
  });
});
