import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { send, type Answer } from '@harrow/testing/http';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const shop = useSharedShop();
let person: Person;
beforeAll(async () => {
  person = await shop.customer();
});

const post = (body: string | Buffer, type = 'application/json', headers = {}) =>
  fetch(`${shop.url}/reviews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type, ...headers },
    body,
  });

const review = JSON.stringify({ name: 'A', email: 'a@farm.test', review: 'x', point: 5 });

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"a":', 'application/json', {}, 400, 'malformed_json'],
    ['a body that is not JSON', review, 'text/plain', {}, 415, 'unsupported_media_type'],
    ['form data', 'a=1', 'application/x-www-form-urlencoded', {}, 415, 'unsupported_media_type'],
    [
      'another charset',
      review,
      'application/json; charset=latin1',
      {},
      415,
      'unsupported_media_type',
    ],
    [
      'another encoding',
      review,
      'application/json',
      { 'content-encoding': 'zz' },
      415,
      'unsupported_media_type',
    ],
    ['an array', '[1]', 'application/json', {}, 422, 'invalid_body'],
    ['101 kB', `"${'x'.repeat(103_000)}"`, 'application/json', {}, 413, 'too_large'],
  ])('rejects %s', async (_title, body, type, headers, status, code) => {
    const answer = await post(body, type, headers);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { code },
    });
  });

  it('rejects a body that falsely claims to be compressed', async () => {
    const answer = await post(review, 'application/json', { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(400);
  });

  it('does not decompress a zip bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    const answer = await post(bomb, 'application/json', { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(413);
  });

  it('treats members like __proto__ as unknown members', async () => {
    const body = `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},${review.slice(1)}`;
    expect((await post(body)).status).toBe(403); // the email is not the caller's
    const { body: user } = await shop.request('GET', `/user?email=${person.email}`, {
      token: person.token,
    });
    expect(user).toMatchObject({ role: null });
  });
});

describe('addresses', () => {
  it.each([
    ['/services/%E0%A4%A', 400],
    ['/services/%00', 422],
    [`/services/${'x'.repeat(7000)}`, 422],
    ['/services?limit=1&limit=2', 422],
    ['/services?limit[a]=1', 422],
    ['/no/such/path', 404],
  ])('answers %.40s with %s in the contract’s shape', async (path, status) => {
    const answer = await send('GET', `${shop.url}${path}`);
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) as string } });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.js:\d|SELECT/);
  });

  it('rejects an index that would block the engine’s query parser', async () => {
    for (const query of ['id[200000000]=a', 'a%5B4294967294%5D=1', 'a[%33%30000000]=1']) {
      const answer = await send('GET', `${shop.url}/store/products?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    }
  });

  it('answers 400, not 500, for a path that the engine cannot decode', async () => {
    expect((await send('GET', `${shop.url}/store/products/%00`)).status).toBe(400);
  });

  it.each([
    ['/store/products?limit=101', 'limit'],
    ['/store/products?limit=99999999999999999999', 'limit'],
    ['/store/products?limit=1e3', 'limit'],
    ['/store//variants?limit=0x7fff', 'limit'],
    ['/STORE/collections?limit[]=5000', 'limit'],
    ['/store/regions?limit=5&limit=5000', 'limit'],
    ['/store/product-types?offset=1000001', 'offset'],
    [`/store/products?expand=${Array(51).fill('variants').join(',')}`, 'expand'],
    ['/admin/regions?limit=1001', 'limit'],
    ['/admin/customers?limit=101', 'limit'],
    ['/admin/orders?limit=101', 'limit'],
    ['/admin//Products/?limit=101', 'limit'],
  ])('rejects %.50s of the engine with 422', async (path, field) => {
    const answer = await send('GET', `${shop.url}${path}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_body', fields: { [field]: expect.any(String) as string } },
    });
  });

  it('allows the list sizes that the stock admin uses', async () => {
    expect((await send('GET', `${shop.url}/store/products?limit=100&offset=0`)).status).toBe(200);
    const staff = await shop.stockAdmin();
    const asked = [
      'regions?limit=1000',
      'notes?limit=100',
      'products?limit=100',
      'orders?limit=100',
    ];
    for (const list of asked) expect((await staff.request('GET', `/${list}`)).status).toBe(200);
  });

  it('survives an unhandled rejection of the engine', async () => {
    const staff = await shop.stockAdmin();
    const asked = ['customers', 'price-lists', 'gift-cards'].flatMap((area) =>
      ['order=nothing', 'expand=nothing', 'fields=nothing'].map((query) =>
        // the engine never answers some of these
        Promise.race([
          staff.request('GET', `/${area}?${query}`).catch(() => null),
          new Promise((resolve) => setTimeout(resolve, 3000).unref()),
        ]),
      ),
    );
    await Promise.all(asked);
    expect((await send('GET', `${shop.url}/ready`)).status).toBe(200);
  });

  it.each(['/store/customers', '/store/auth', '/STORE/Customers/me', '/store/carts'])(
    'answers 404 for %s of the engine',
    async (path) => {
      const answer = await send('POST', `${shop.url}${path}`, { body: {} });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});

describe('headers', () => {
  it.each([
    ['/users', 401],
    ['/no/such/path', 404],
    ['/services?limit=0', 422],
  ])('lets the storefront read the error response of %s', async (path, status) => {
    const headers = { origin: 'http://localhost:8000' };
    const answer = await send('GET', `${shop.url}${path}`, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });

  it('lets the stock admin run only its own scripts', async () => {
    const { headers } = await send('GET', `${shop.url}/app/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('answers the preflight of a %s', async (method) => {
    const { status, headers } = await send('OPTIONS', `${shop.url}/orders/order_1`, {
      headers: {
        origin: 'http://localhost:8000',
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  it('forbids caching of responses that need a session', async () => {
    const { token, email } = person;
    const own = await shop.request('GET', `/user?email=${email}`, { token });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const open = await shop.request('GET', '/services?limit=1');
    expect(open.headers.get('cache-control')).toBeNull();
    expect(open.headers.get('vary')).toContain('Authorization');
  });
});

describe('the staff cookie', () => {
  const STOREFRONT = 'http://localhost:8000';
  const signIn = (headers: Record<string, string> = {}) =>
    send('POST', `${shop.url}/admin/auth`, {
      body: { email: 'admin@harrow.test', password: 'Harvest2026' },
      headers,
    });
  const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';
  let cookie: string;
  beforeAll(async () => {
    cookie = cookieOf(await signIn());
  });

  it.each([
    ['a program', {}],
    ['the stock admin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('signs in %s', async (_who, headers) => {
    expect((await signIn(headers)).status).toBe(200);
    expect((await signIn({ ...headers, origin: shop.url })).status).toBe(200);
    const read = await send('GET', `${shop.url}/admin/auth`, { headers: { ...headers, cookie } });
    expect(read.status).toBe(200);
  });

  it('is restricted to same-site requests', async () => {
    const setCookie = (await signIn()).headers.get('set-cookie');
    expect(setCookie).toContain('SameSite=Strict');
    expect(setCookie).toContain('HttpOnly');
  });

  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: STOREFRONT },
    { origin: STOREFRONT, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  it.each(elsewhere)('is ignored for a page with %j', async (headers) => {
    expect((await signIn(headers)).status).toBe(403);
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const path = method === 'OPTIONS' ? '/admin/products' : '/admin/auth';
      const sent = await send(method, `${shop.url}${path}`, { headers: { ...headers, cookie } });
      expect(sent).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(sent.headers.get('access-control-allow-origin')).toBeNull();
    }
    const read = await send('GET', `${shop.url}/admin/auth`, { headers: { ...headers, cookie } });
    expect(read.status).toBe(401);
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('does not affect the storefront’s access to the shop’s calls and the engine’s store', async () => {
    const headers = { origin: STOREFRONT, 'sec-fetch-site': 'same-site', cookie };
    for (const path of ['/services?limit=1', '/store/products?limit=1']) {
      const read = await send('GET', `${shop.url}${path}`, { headers });
      expect(read.status).toBe(200);
      expect(read.headers.get('access-control-allow-origin')).toBe(STOREFRONT);
      expect(read.headers.get('access-control-allow-credentials')).toBe('true');
    }
    for (const path of ['/users', '/orders', '/store/customers/me']) {
      const refused = await send('GET', `${shop.url}${path}`, { headers });
      expect([path, refused.status >= 400]).toEqual([path, true]);
    }
  });
});

it('disconnects a client that sends its headers too slowly', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.write('GET /services?limit=1 HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
  const answer: string[] = [];
  socket.on('data', (chunk: Buffer) => answer.push(chunk.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer.join('')).toContain('408');
});
