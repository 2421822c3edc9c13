import { freePort } from '@harrow/processes/free-port';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { postEvent, succeeded } from '@harrow/testing/stripe-events';
import { expectInvariants } from '@harrow/testing/invariants';
import { atOnce, countStatuses, orderBody, shopping, until } from '@harrow/testing/shopping';

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  await shop.startBackend(await freePort()); // from here on, requests alternate between both
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

/** Places orders of one piece each and opens their payments. */
const openOrders = async (count: number) => {
  const product = await shop.product({ available: count });
  return await atOnce(count, async () => {
    const orderId = await shopper.order(ada, product);
    return { product, orderId, intent: await shopper.intent(ada, product.price, orderId) };
  });
};

const staffDo = async (orderId: string, what: string, body: unknown = {}) => {
  const staff = await shop.stockAdmin();
  return await staff.request('POST', `/orders/${orderId}/${what}`, { body });
};

describe('two processes on one database', () => {
  afterEach(() => expectInvariants(shop));

  it('never sell the last ten pieces twice', async () => {
    const product = await shop.product({ available: 10 });
    const buyers = [ada, await shop.customer()];
    const answers = await atOnce(40, (index) =>
      shopper.place(buyers[(index >> 1) % 2] ?? ada, product),
    );
    expect(countStatuses(answers)).toEqual({ 201: 10, 409: 30 });
  });

  it('place one order for one Idempotency-Key', async () => {
    const body = orderBody(ada, await shop.product({ available: 1 }));
    const headers = { 'idempotency-key': 'across-both' };
    const answers = await atOnce(20, () =>
      shop.request('POST', '/orders', { token: ada.token, headers, body }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('return the stock of a cancelled order once', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product, 4);
    const answers = await atOnce(10, (index) =>
      shopper.cancel(index % 4 < 2 ? ada : admin, orderId),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 404: 9 });
    expect(await shopper.stock(product)).toBe(10);
  });

  it('open one payment for one order', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    const answers = await atOnce(20, () => shopper.open(ada, product.price, orderId));
    expect(countStatuses(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('let either paying or cancelling win', async () => {
    const orders = await openOrders(10);
    const ends = await Promise.all(
      orders.map(async ({ orderId, intent }) => {
        await shopper.payCard(intent);
        const [paid, cancelled] = await Promise.all([
          shopper.confirm(ada, orderId, intent.id),
          shopper.cancel(ada, orderId),
        ]);
        return [paid.status, cancelled.status];
      }),
    );
    for (const end of ends) {
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(end);
    }
  });

  it('let either paying or expiring win', async () => {
    const orders = await openOrders(12);
    const ids = orders.map(({ orderId }) => orderId);
    await shop.sql(
      `UPDATE storefront_order SET placed_at = now() - interval '73 hours' WHERE order_id = ANY($1)`,
      [ids],
    );
    const countExpired = async () =>
      (
        await shop.sql(
          'SELECT 1 FROM storefront_order WHERE order_id = ANY($1) AND expired_at IS NOT NULL',
          [ids],
        )
      ).length;
    await shop.startBackend(await freePort()); // a process searches for due orders at startup
    await until(countExpired, (count) => count > 0);
    await Promise.all(
      orders.map(async ({ orderId, intent }) => {
        await shopper.payCard(intent);
        await shopper.confirm(ada, orderId, intent.id);
      }),
    );
  });

  it.each([
    ['two payments for no order', () => [undefined, undefined]],
    ['its own payment and one for no order', (orderId: string) => [orderId, undefined]],
  ])('pay an order once with %s', async (_, intentsFor) => {
    const product = await shop.product({ price: 10 });
    const orderId = await shopper.order(ada, product);
    const intents = await Promise.all(intentsFor(orderId).map((id) => shopper.intent(ada, 10, id)));
    await Promise.all(intents.map((intent) => shopper.payCard(intent)));
    const answers = await atOnce(8, (index) =>
      shopper.confirm(ada, orderId, intents[(index >> 1) % 2]?.id ?? ''),
    );
    expect(countStatuses(answers)).toEqual({ 200: 4, 409: 4 });
  });

  it('pay one of two orders with one payment for no order', async () => {
    const product = await shop.product({ price: 10 });
    const ids = [await shopper.order(ada, product), await shopper.order(ada, product)];
    const intent = await shopper.intent(ada, 10);
    await shopper.payCard(intent);
    const answers = await atOnce(8, (index) =>
      shopper.confirm(ada, ids[(index >> 1) % 2] ?? '', intent.id),
    );
    expect(countStatuses(answers)).toEqual({ 200: 4, 409: 4 });
  });

  it('ship or fully refund an order first, and refund it once', async () => {
    const product = await shop.product({ price: 10 });
    const { orderId } = await shopper.paidOrder(ada, product);
    const [shipped, ...refunds] = await Promise.all([
      shopper.ship(admin, orderId),
      ...[1, 2, 3].map(() => staffDo(orderId, 'refund', { amount: 1000, reason: 'other' })),
    ]);
    expect(countStatuses(refunds)).toEqual({ 200: 1, 400: 2 });
    const order = await shopper.read(ada, orderId);
    expect([shipped.status, order.shipped]).toEqual(order.shipped ? [200, true] : [409, false]);
  });

  it('count the PATCH and the events of one payment once', async () => {
    const [order] = await openOrders(1);
    if (!order) throw new Error('No order.');
    const { orderId, intent } = order;
    await shopper.payCard(intent);
    const event = succeeded(ada, orderId, intent.id);
    const answers = await atOnce(40, (index) =>
      index % 4 < 2 ? shopper.confirm(ada, orderId, intent.id) : postEvent(shop, event),
    );
    expect(countStatuses(answers)).toEqual({ 200: 40 });
    const modified = answers.filter(
      ({ body }) => (body as { modifiedCount?: number }).modifiedCount,
    );
    expect(modified.length).toBeLessThanOrEqual(1);
  });

  it('handle 200 events at once', async () => {
    const orders = await openOrders(40);
    await Promise.all(orders.map(({ intent }) => shopper.payCard(intent)));
    const events = orders.flatMap(({ orderId, intent }) =>
      [1, 2, 3, 4, 5].map(() => succeeded(ada, orderId, intent.id)),
    );
    const answers = await Promise.all(events.map((event) => postEvent(shop, event)));
    expect(countStatuses(answers)).toEqual({ 200: 200 });
    const paid = await Promise.all(orders.map(({ orderId }) => shopper.read(ada, orderId)));
    expect(paid.every((order) => order.paid)).toBe(true);
  });
});

it('finds payments at startup that no event reported', async () => {
  const [order] = await openOrders(1);
  if (!order) throw new Error('No order.');
  await shop.killBackends(shop.url); // the webhook target
  await shopper.payCard(order.intent);
  await shop.startBackend(await freePort());
  await until(
    () => shopper.read(ada, order.orderId),
    ({ paid }) => paid,
  );
});
