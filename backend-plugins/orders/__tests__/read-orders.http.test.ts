import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { shopping } from '@harrow/testing/shopping';

type Listed = { _id: string; email: string }[];

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
let grace: Person;
let admin: Person;
const placed: string[] = [];

beforeAll(async () => {
  [ada, grace, admin] = await Promise.all([shop.customer(), shop.customer(), shop.admin()]);
  const product = await shop.product({ available: 100 });
  for (const person of [ada, grace, ada, grace, ada]) {
    placed.unshift(await shopper.order(person, product));
  }
  await shop.sql(
    `UPDATE storefront_order SET placed_at = date_trunc('hour', now()) - interval '1 hour'
      WHERE order_id = ANY($1)`,
    [placed.slice(0, 2)],
  );
});

const list = (path: string, person?: Person) => shop.request('GET', path, { token: person?.token });
const ids = (answer: { body: unknown }) => (answer.body as Listed).map(({ _id }) => _id);
const of = (person: Person) => `/order?email=${encodeURIComponent(person.email)}`;

describe('GET /order', () => {
  it('returns the orders of one customer to that customer and to an admin', async () => {
    const own = await list(of(ada), ada);
    expect(ids(own)).toHaveLength(3);
    expect((own.body as Listed).every(({ email }) => email === ada.email)).toBe(true);
    expect(ids(await list(of(ada), admin))).toEqual(ids(own));
  });

  it('is forbidden to others', async () => {
    expect((await list(of(ada), grace)).status).toBe(403);
    expect((await list(of(ada))).status).toBe(401);
    expect((await list('/order?email=not-an-email', ada)).status).toBe(422);
    expect((await list('/order', ada)).status).toBe(422);
  });
});

describe('GET /orders', () => {
  it('returns all orders and their number to an admin, newest first, then by id', async () => {
    const all = await list('/orders', admin);
    const newest = [...placed.slice(2), ...placed.slice(0, 2).sort().reverse()];
    expect(ids(all)).toEqual(newest);
    expect(all.headers.get('x-total-count')).toBe('5');
  });

  it('neither repeats nor skips an order across pages', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map((n) => list(`/orders?limit=2&pageNumber=${n}`, admin)),
    );
    expect(pages.flatMap(ids)).toEqual(ids(await list('/orders', admin)));
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['5', '5', '5']);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'pageNumber=-1'])('rejects %s', async (query) => {
    expect((await list(`/orders?${query}`, admin)).status).toBe(422);
  });

  it('is forbidden to customers and anonymous callers', async () => {
    expect((await list('/orders', ada)).status).toBe(403);
    expect((await list('/orders')).status).toBe(401);
  });
});

describe('GET /orders/{id}', () => {
  it('shows an order to its owner and admins, and answers 404 to others', async () => {
    const [orderId = ''] = ids(await list(of(ada), ada));
    const answers = await Promise.all(
      [ada, admin, grace, undefined].map((person) => list(`/orders/${orderId}`, person)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
    expect((await list('/orders/order_none', ada)).status).toBe(404);
  });
});

describe("the engine's own storefront", () => {
  it.each([
    ['POST', '/store/carts'],
    ['POST', '/store//carts'],
    ['POST', '/store/carts/cart_1/line-items'],
    ['DELETE', '/store/order-edits/oe_1'],
    ['POST', '/store/swaps'],
    ['POST', '/store/returns'],
    ['POST', '/store/payment-collections/sessions/batch/authorize'],
    ['GET', '/store/orders?display_id=1'],
  ])('does not answer %s %s', async (method, path) => {
    expect(
      await shop.request(method, path, { body: method === 'GET' ? undefined : {} }),
    ).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: `There is nothing at ${path.split('?')[0] ?? ''}.` },
    });
  });

  it('still shows its products', async () => {
    expect((await shop.request('GET', '/store/products?limit=1')).status).toBe(200);
  });
});
