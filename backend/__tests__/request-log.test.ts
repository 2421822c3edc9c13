import { until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import { loggedPath } from '../src/observability/request-log';

it.each([
  ['/services?limit=3', '/services'],
  ['/users/ann@farm.test', '/users/[email]'],
  ['/users/admin/ann%40farm.test?x=1', '/users/admin/[email]'],
  ['/users/ann%2540farm.test', '/users/[email]'],
  ['/order?email=ann@farm.test', '/order'],
  ['/orders/order_1', '/orders/order_1'],
  ['/pay/h4Jk_-9', '/pay/[token]'],
  ['//Pay/h4Jk_-9/payment-intent?x=1', '//Pay/[token]/payment-intent'],
  ['/a/(ann@farm.test),ben@farm.test:x)eve@farm.test', '/a/([email]),[email])[email]'],
  ['/users/ann%40%40farm.test;b=c@farm.test', '/users/[email];b=[email]'],
  ['/@/x@/%40', '/@/x@/%40'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

it.each(['a', '%20', '%25', '%4', 'a@)', '@'])(
  'takes no longer for an address of nothing but %s',
  (part) => {
    const path = `/${part.repeat(200_000)}`;
    expect(loggedPath(path)).toMatch(/^\/(?:\[email\]|[^[]+)+$/);
  },
);

describe('a running backend', () => {
  const shop = useTestShop();

  type Line = { requestId?: string; request?: { id: string }; response?: { status: number } };
  const lines = () => shop.log.map((line) => JSON.parse(line) as Line & Record<string, unknown>);
  /** Waits for the log line of a request, which arrives through a pipe. */
  const lineOf = (id: string | null) =>
    until(
      async () => lines().find(({ request }) => request?.id === id),
      (line) => line !== undefined,
    );

  it('returns the request id that is logged', async () => {
    const person = await shop.customer();
    const { token } = person;
    const { headers } = await shop.request('GET', `/order?email=${person.email}`, { token });
    const line = await lineOf(headers.get('x-request-id'));
    expect(line).toMatchObject({
      level: 'info',
      account: person.id,
      request: { method: 'GET', path: '/order' },
      response: { status: 200 },
      milliseconds: expect.any(Number) as number,
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  });

  it('keeps the id from a proxy, unless it contains unsafe characters', async () => {
    const ask = async (id: string) => {
      const headers = { 'x-request-id': id };
      return (await shop.request('GET', '/reviews', { headers })).headers.get('x-request-id');
    };
    expect(await ask('edge-1.2:3')).toBe('edge-1.2:3');
    expect(await ask('a b "c"')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask('x'.repeat(129))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('writes only JSON, without addresses, tokens, passwords or bodies', async () => {
    const person = await shop.customer('secret.person@farm.test', { name: 'Secret Person' });
    await shop.request('GET', `/user?email=${person.email}`, { token: person.token });
    await shop.request('PUT', `/users/${person.email}`, {
      body: { email: person.email, idToken: 'secret.id.token' },
    });
    await shop.request('POST', '/orders', {
      token: person.token,
      body: { name: 'Secret Person', phone: '+1 555 SECRET', address: 'Secret Road 1' },
    });
    await shop.request('POST', '/admin/auth/token', {
      body: { email: 'secret.person@farm.test', password: 'secret' },
    });
    await (await shop.stockAdmin()).request('GET', '/orders?q=secret.person@farm.test');
    const { headers } = await shop.request('GET', '/reviews');
    await lineOf(headers.get('x-request-id'));
    const written = shop.log.join('\n');
    expect(lines().length).toBeGreaterThan(5);
    expect(written).not.toMatch(/secret/i);
    expect(written).not.toContain('Harvest2026');
    expect(written).not.toContain(person.token.slice(-20));
    expect(written).not.toMatch(/@[a-z]+\.test/);
  });

  it('does not log health checks', async () => {
    await shop.request('GET', '/health');
    await shop.request('GET', '/ready');
    const { headers } = await shop.request('GET', '/reviews');
    await lineOf(headers.get('x-request-id'));
    expect(shop.log.filter((line) => /"path":"\/(health|ready)/.test(line))).toEqual([]);
  });
});
