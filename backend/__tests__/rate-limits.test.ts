import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { startTestShop, useTestShop, type Person } from '@harrow/testing/test-shop';

const shop = useTestShop({
  RATE_LIMIT: 'on',
  RATE_LIMIT_SESSIONS: '12',
  RATE_LIMIT_ORDERS: '3',
  RATE_LIMIT_REVIEWS: '2',
  RATE_LIMIT_IMAGES: '2',
  RATE_LIMIT_STAFF_IMAGES: '4',
  RATE_LIMIT_REQUESTS: '40',
  TRUST_PROXY: '1',
});
const stopped = stoppedAfterwards();
let people: Person[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => shop.customer()));
});

/** The header of a client's requests behind the trusted proxy. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const repeat = async (times: number, ask: () => Promise<{ status: number }>) => {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await ask()).status);
  return statuses;
};

it('rejects an account over its limit, with Retry-After', async () => {
  const person = await shop.customer();
  const review = { name: person.name, email: person.email, review: 'Good.', point: 5 };
  const write = () => shop.request('POST', '/reviews', { token: person.token, body: review });
  expect(await repeat(3, write)).toEqual([201, 201, 429]);
  const refused = await write();
  expect(refused.body).toMatchObject({ code: 'too_many_requests' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

it('lets an admin upload more images than a customer, until the rights are taken', async () => {
  const upload = ({ token }: Person) => shop.request('POST', '/images', { token, body: {} });
  const [admin, customer] = [await shop.admin(), await shop.customer()];
  expect(await repeat(3, () => upload(customer))).toEqual([415, 415, 429]);
  expect(await repeat(5, () => upload(admin))).toEqual([415, 415, 415, 415, 429]);
  await shop.sql('DELETE FROM admin_promotion');
  expect(await repeat(3, () => upload(admin))).toEqual([415, 415, 429]);
});

it('lets the storefront read the response', async () => {
  const headers = { ...from('10.0.0.9'), origin: 'http://localhost:8000' };
  const ask = () => shop.request('POST', '/orders', { body: {}, headers });
  await repeat(3, ask);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

it('counts accounts separately, whatever their address', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()];
  const order = (token: string, address: string) => () =>
    shop.request('POST', '/orders', { token, body: {}, headers: from(address) });
  expect(await repeat(4, order(one.token, '10.0.1.1'))).toEqual([422, 422, 422, 429]);
  expect(await repeat(1, order(one.token, '10.0.1.2'))).toEqual([429]);
  expect(await repeat(1, order(other.token, '10.0.1.1'))).toEqual([422]);
});

it('counts anonymous callers by address, even with a forged token', async () => {
  const ask = (address: string, token?: string) => () =>
    shop.request('POST', '/orders', { token, body: {}, headers: from(address) });
  expect(await repeat(3, ask('10.0.2.1'))).toEqual([401, 401, 401]);
  expect(await repeat(1, ask('10.0.2.1', 'a.forged.token'))).toEqual([429]);
  expect(await repeat(1, ask('10.0.2.2'))).toEqual([401]);
});

it('counts a whole IPv6 network as one', async () => {
  const ask = (address: string) => () =>
    shop.request('POST', '/orders', { body: {}, headers: from(address) });
  expect(await repeat(2, ask('2001:db8:1:2::1'))).toEqual([401, 401]);
  expect(await repeat(2, ask('2001:db8:1:2:ffff::9'))).toEqual([401, 429]);
  expect(await repeat(1, ask('2001:db8:1:3::1'))).toEqual([401]);
});

it('cannot be evaded by another spelling of the path', async () => {
  const ask = (path: string) => () =>
    shop.request('POST', path, { body: {}, headers: from('10.0.3.1') });
  expect(await repeat(3, ask('/orders'))).toEqual([401, 401, 401]);
  for (const path of ['/orders/', '/ORDERS', '/orders?x=1']) {
    expect(await repeat(1, ask(path))).toEqual([429]);
  }
});

it('limits the attempts of staff passwords', async () => {
  const ask = (path: string) => () =>
    shop.request('POST', path, {
      body: { email: 'admin@harrow.test', password: 'guess' },
      headers: from('10.0.6.1'),
    });
  expect(await repeat(12, ask('/admin/auth/token'))).toEqual(Array(12).fill(401));
  expect(await repeat(1, ask('/admin/auth'))).toEqual([429]);
  expect(await repeat(1, ask('/admin//auth/token'))).toEqual([429]);
});

describe('where a session is opened', () => {
  const guess = (address: string, email: string, token?: string) => () =>
    shop.request('POST', '/admin/auth', {
      token,
      body: { email, password: 'guess' },
      headers: from(address),
    });
  const enter = (address: string, email: string, token?: string) => () =>
    shop.request('PUT', `/users/${email}`, { token, body: {}, headers: from(address) });

  it.each([
    ['a staff password', guess, '10.0.7.1'],
    ['an ID token', enter, '10.0.7.2'],
  ])('attempts of %s count by address, whatever the token', async (_, tried, from) => {
    const [one, other] = [people[0]?.token, people[1]?.token];
    expect(await repeat(12, tried(from, 'a@farm.test', one))).toEqual(Array(12).fill(401));
    expect(await repeat(1, tried(from, 'b@farm.test', other))).toEqual([429]);
    expect(await repeat(1, tried(from, 'c@farm.test'))).toEqual([429]);
  });

  it.each([
    ['a staff password', guess, '10.1.0'],
    ['an ID token', enter, '10.1.1'],
  ])('attempts of %s for one email count across all addresses', async (_, tried, network) => {
    const victim = `victim-${network}@farm.test`;
    // a single address cannot use up the email's limit and lock the owner out
    expect((await repeat(14, tried(`${network}.1`, victim))).slice(11)).toEqual([401, 429, 429]);
    for (const address of [2, 3, 4, 5]) {
      const tries = await repeat(12, tried(`${network}.${address}`, victim));
      expect(tries).toEqual(Array(12).fill(401));
    }
    expect(await repeat(1, tried(`${network}.6`, victim.toUpperCase()))).toEqual([429]);
    expect(await repeat(1, tried(`${network}.6`, 'another@farm.test'))).toEqual([401]);
  });
});

it('gives all accounts of one address five times the limit of one', async () => {
  const write =
    ({ token }: Person) =>
    () =>
      shop.request('POST', '/reviews', { token, body: {}, headers: from('10.0.8.1') });
  const [last, ...others] = people;
  for (const person of others) expect(await repeat(2, write(person))).toEqual([422, 422]);
  expect(last && (await repeat(1, write(last)))).toEqual([429]);
});

it('limits calls without their own rule, except health checks and the provider’s events', async () => {
  const headers = from('10.0.4.1');
  const ask = (method: string, path: string) => () => shop.request(method, path, { headers });
  const statuses = await repeat(41, ask('GET', '/reviews?limit=1'));
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
  expect(statuses[40]).toBe(429);
  expect(await repeat(1, ask('GET', '/services?limit=1'))).toEqual([429]);
  expect(await repeat(1, ask('GET', '/health'))).toEqual([200]);
  expect(await repeat(1, ask('GET', '/ready'))).toEqual([200]);
  expect(await repeat(1, ask('POST', '/stripe/hooks'))).toEqual([400]);
});

it('ignores forwarded addresses without a trusted proxy, and limits work too', async () => {
  const starting = startTestShop({
    RATE_LIMIT: 'on',
    RATE_LIMIT_ORDERS: '3',
    RATE_LIMIT_WORK_SECONDS: '0.0001',
  });
  const direct = stopped(await starting);
  const statuses = [];
  for (let index = 0; index < 4; index += 1) {
    const headers = from(`10.0.5.${index}`);
    statuses.push((await direct.request('POST', '/orders', { body: {}, headers })).status);
  }
  await direct.request('GET', '/search?q=drill');
  const { status } = await direct.request('GET', '/search?q=plow');
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect(status).toBe(429); // the first one has used up the share
});
