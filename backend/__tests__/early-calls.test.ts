import { operations } from '@harrow/contract';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';
import { RULES_OF_CALLS } from '../src/edge/early-calls';
import { RULES_OF_READS } from '../src/catalogue-reads/public-reads';

const STOREFRONT = 'http://localhost:8000';

it('keeps every rule of the edge that reads keep', () => {
  expect(Object.keys(RULES_OF_CALLS)).toEqual(Object.keys(RULES_OF_READS));
});

it('answers only calls without parameters, whose time is not limited', () => {
  const early = operations.filter(({ method, path }) => `${method} ${path}` === 'post /orders');
  expect(early).toHaveLength(1);
  expect(early[0]).not.toHaveProperty('isTimed');
  expect(early[0]).not.toHaveProperty('parameters');
});

describe('an order that is answered before the application', () => {
  const shop = useTestShop({ RATE_LIMIT: 'on', RATE_LIMIT_ORDERS: '40' });
  let [buyer, admin, product] = [{} as Person, {} as Person, {} as TestProduct];
  beforeAll(async () => {
    [buyer, admin] = [await shop.customer(), await shop.admin()];
    product = await shop.product();
  });

  const order = () => ({
    productId: product.id,
    product: product.name,
    quantity: 1,
    amount: product.price,
    name: buyer.name,
    email: buyer.email,
    phone: '+1 515 555 0100',
    address: '1 Field Road, Ames',
  });

  /** Names that differ between any two answers. */
  const DIFFERING = new Set(['date', 'x-request-id', 'etag', 'content-length', 'retry-after']);

  async function post(body: string, headers: Record<string, string>) {
    const answer = await fetch(`${shop.url}/orders`, { method: 'POST', body, headers });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !DIFFERING.has(name)).sort(),
      tagged: answer.headers.has('etag'),
      body: text.replace(/order_\w+/, 'order_'),
    };
  }

  const json = { 'content-type': 'application/json' };
  const bearer = ({ token }: Person) => ({ ...json, authorization: `Bearer ${token}` });

  const REQUESTS: Record<string, () => [body: string, headers: Record<string, string>]> = {
    'a purchase': () => [JSON.stringify(order()), bearer(buyer)],
    'a purchase of the storefront': () => [
      JSON.stringify(order()),
      { ...bearer(buyer), origin: STOREFRONT },
    ],
    'a purchase by a page of another origin': () => [
      JSON.stringify(order()),
      { ...bearer(buyer), origin: 'https://elsewhere.test' },
    ],
    'a byte order mark': () => [`\uFEFF${JSON.stringify(order())}`, bearer(buyer)],
    'an explicit charset': () => [
      JSON.stringify(order()),
      { ...bearer(buyer), 'content-type': 'application/json; charset=utf-8' },
    ],
    'no session': () => [JSON.stringify(order()), json],
    'a token that is not valid': () => [
      JSON.stringify(order()),
      { ...json, authorization: 'Bearer a.b.c' },
    ],
    'an admin': () => [JSON.stringify(order()), bearer(admin)],
    'malformed JSON': () => ['{"product":', bearer(buyer)],
    'malformed JSON without a session': () => ['{"product":', json],
    'a JSON string': () => ['"product"', bearer(buyer)],
    'a list': () => ['[]', bearer(buyer)],
    'an empty body': () => ['', bearer(buyer)],
    'form data': () => ['a=1', { ...bearer(buyer), 'content-type': 'text/plain' }],
    'a body that is too large': () => [`"${'x'.repeat(103_000)}"`, bearer(buyer)],
    'missing fields': () => ['{}', bearer(buyer)],
    'an unknown product': () => [
      JSON.stringify({ ...order(), productId: 'prod_none' }),
      bearer(buyer),
    ],
    'another price': () => [JSON.stringify({ ...order(), amount: 0.5 }), bearer(buyer)],
    'too many pieces': () => [JSON.stringify({ ...order(), quantity: 900_000 }), bearer(buyer)],
    'a key that is not valid': () => [
      JSON.stringify(order()),
      { ...bearer(buyer), 'idempotency-key': 'x'.repeat(300) },
    ],
  };

  it.each(Object.keys(REQUESTS))('is what the application answers: %s', async (title) => {
    const [body, headers] = REQUESTS[title]?.() ?? ['', {}];
    // a cookie makes a request fall through
    const answers = [await post(body, headers), await post(body, { ...headers, cookie: 'a=1' })];
    expect(answers[0]).toEqual(answers[1]);
  });

  it('counts for the same limit', async () => {
    const stranger = await shop.customer();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 42; attempt += 1) {
      const cookie: Record<string, string> = attempt % 2 === 0 ? { cookie: 'a=1' } : {};
      statuses.push((await post('{}', { ...bearer(stranger), ...cookie })).status);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(422), 429, 429]);
  });
});
