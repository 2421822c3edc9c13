import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';
import { shopping } from '@harrow/testing/shopping';

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
let product: TestProduct;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
  product = await shop.product({ available: 1000 });
});

const paid = async () => (await shopper.paidOrder(ada, product)).orderId;

const ship = (orders: unknown, person: Person | null = admin) =>
  shop.request('POST', '/orders/ship', { token: person?.token, body: { orders } });

const read = async (orderId: string) =>
  (await shop.request('GET', `/orders/${orderId}`, { token: admin.token })).body;

it('ships each order by itself, in the order given, whatever happens to the others', async () => {
  const [first, unpaid, last] = [await paid(), await shopper.order(ada, product), await paid()];
  const cancelled = await shopper.order(ada, product);
  await shopper.cancel(ada, cancelled);
  const tracking = { number: 'Z 1', url: 'https://carrier.test/Z1' };
  const answer = await ship([
    { id: first, tracking },
    { id: unpaid },
    { id: 'order_unknown' },
    { id: cancelled },
    { id: last, tracking: { number: 'Z 2' } },
    { id: first, tracking: { number: 'Z 3' } },
  ]);
  const shipped = { at: expect.any(String) as unknown, by: admin.email, tracking };
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    results: [
      { id: first, ok: true },
      { id: unpaid, ok: false, code: 'order_unpaid', message: 'This order is still unpaid.' },
      { id: 'order_unknown', ok: false, code: 'not_found', message: 'There is no such order.' },
      { id: cancelled, ok: false, code: 'not_found', message: 'There is no such order.' },
      { id: last, ok: true },
      { id: first, ok: true, shipped },
    ],
  });
  expect(await read(first)).toMatchObject({ status: 'shipped', tracking });
  expect(await read(last)).toMatchObject({
    status: 'shipped',
    tracking: { number: 'Z 2', url: null },
  });
  expect(await read(unpaid)).toMatchObject({ status: 'unpaid' });
});

it('leaves each order whole if the process is killed in between', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, paid));
  const answer = ship(orders.map((id) => ({ id, tracking: { number: id } }))).catch(() => null);
  for (;;) {
    const [row] = await shop.sql<{ shipped: number }>(
      `SELECT count(*)::int AS shipped FROM storefront_order WHERE state = 'shipped' AND order_id = ANY ($1)`,
      [orders],
    );
    if (row && row.shipped > 2) break;
  }
  await shop.killBackends();
  await answer;
  const halves = await shop.sql(
    `SELECT o.id FROM "order" o JOIN storefront_order so ON so.order_id = o.id
       LEFT JOIN fulfillment f ON f.order_id = o.id
       LEFT JOIN tracking_link link ON link.fulfillment_id = f.id
      WHERE o.id = ANY ($1)
        AND NOT (so.state = 'paid' AND f.id IS NULL AND o.fulfillment_status = 'not_fulfilled'
              OR so.state = 'shipped' AND f.shipped_at IS NOT NULL AND link.tracking_number = o.id)`,
    [orders],
  );
  expect(halves).toEqual([]);
  await shop.startBackend();
  const again = await ship(orders.map((id) => ({ id })));
  expect(again.body).toMatchObject({ results: orders.map((id) => ({ id, ok: true })) });
});

it.each([
  ['no list', undefined],
  ['an empty one', []],
  ['more than a hundred', Array.from({ length: 101 }, () => ({ id: 'order_x' }))],
  ['an order without an id', [{}]],
  ['a tracking number that is not a text', [{ id: 'order_x', tracking: { number: 5 } }]],
  [
    'a link that is not a web address',
    [{ id: 'x', tracking: { number: '5', url: 'javascript:0' } }],
  ],
])('rejects %s', async (_, orders) => {
  expect((await ship(orders)).status).toBe(422);
});

it('is refused to customers and anonymous callers, and ships nothing', async () => {
  const orderId = await paid();
  expect((await ship([{ id: orderId }], ada)).status).toBe(403);
  expect((await ship([{ id: orderId }], null)).status).toBe(401);
  expect(await read(orderId)).toMatchObject({ status: 'paid' });
});
