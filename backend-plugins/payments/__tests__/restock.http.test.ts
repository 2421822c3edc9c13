import { z } from 'zod';
import { databaseProblems } from '@harrow/testing/invariants';
import { useProxiedShop } from '@harrow/testing/provider-proxy';
import { atOnce, shopping, type TestLine, until } from '@harrow/testing/shopping';
import type { Person, TestProduct } from '@harrow/testing/test-shop';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

/** Places and pays an order of 5 drills and 3 filters, of 20 each. */
async function paid() {
  const [drill, filter] = await Promise.all([
    shop.product({ available: 20 }),
    shop.product({ available: 20 }),
  ]);
  const lines: TestLine[] = [
    { product: drill, quantity: 5 },
    { product: filter, quantity: 3 },
  ];
  const orderId = await shopper.orderLines(ada, lines);
  const intent = await shopper.intent(ada, 100, orderId);
  await shopper.payCard(intent);
  await shopper.confirm(ada, orderId, intent.id);
  return { orderId, intentId: intent.id, drill, filter };
}

type Paid = Awaited<ReturnType<typeof paid>>;

const refund = (orderId: string, body: unknown, key = 'the-key') =>
  shop.request('POST', `/orders/${orderId}/refund`, {
    token: admin.token,
    body,
    headers: { 'idempotency-key': key },
  });

const pieces = (product: TestProduct, quantity: unknown) => ({ productId: product.id, quantity });

/** The stock of both products; 15 and 17 after the order. */
const stocks = ({ drill, filter }: Paid) =>
  Promise.all([shopper.stock(drill), shopper.stock(filter)]);

const orderSchema = z.object({
  refunded: z.number(),
  lines: z.array(z.object({ taken: z.number() })),
});

/** The refunded amount of the order, and the pieces that its lines still hold. */
async function read({ orderId }: Paid) {
  const { body } = await shop.request('GET', `/orders/${orderId}`, { token: admin.token });
  const { refunded, lines } = orderSchema.parse(body);
  return { refunded, taken: lines.map(({ taken }) => taken) };
}

/** Lets the background work look at what is due, with all calls older than any that is still processed. */
async function anHourPasses(orderId: string): Promise<void> {
  await shop.killBackends();
  await shop.sql(
    `UPDATE order_refund
        SET created_at = created_at - interval '1 hour', next_attempt_at = now(),
            calling_since = calling_since - interval '1 hour',
            unanswered_since = unanswered_since - interval '1 hour'
      WHERE order_id = $1`,
    [orderId],
  );
  await shop.startBackend();
}

const statusesOf = async (orderId: string) =>
  (
    await shop.sql<{ status: string }>(
      'SELECT status FROM order_refund WHERE order_id = $1 ORDER BY created_at',
      [orderId],
    )
  ).map(({ status }) => status);

it('puts pieces back once, with the refund of its key', async () => {
  const order = await paid();
  const { orderId, drill, filter } = order;
  expect(await read(order)).toEqual({ refunded: 0, taken: [5, 3] });
  const body = { amount: 30, restock: [pieces(drill, 2), pieces(filter, 3)] };
  for (const restock of [body.restock, [...body.restock].reverse()]) {
    expect((await refund(orderId, { ...body, restock })).body).toMatchObject({ refunded: 30 });
  }
  expect(await stocks(order)).toEqual([17, 20]);
  expect(await read(order)).toEqual({ refunded: 30, taken: [3, 0] });
  for (const restock of [[pieces(drill, 1)], [], undefined]) {
    expect(await refund(orderId, { amount: 30, restock })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  }
  expect((await refund(orderId, { restock: [pieces(drill, 3)] }, 'rest')).status).toBe(200);
  expect(await stocks(order)).toEqual([20, 20]);
  expect(await read(order)).toEqual({ refunded: 100, taken: [0, 0] });
});

it('refuses pieces that the order does not hold, and changes nothing', async () => {
  const order = await paid();
  const { orderId, drill, filter } = order;
  const other = await shop.product();
  await refund(orderId, { amount: 1, restock: [pieces(drill, 4)] }, 'first');
  const wrong: [unknown, string][] = [
    [[pieces(drill, 2)], 'restock.0.quantity'],
    [[pieces(filter, 1), pieces(drill, 2)], 'restock.1.quantity'],
    [[pieces(filter, 4)], 'restock.0.quantity'],
    [[pieces(other, 1)], 'restock.0.productId'],
    [[pieces(drill, 1), pieces(drill, 1)], 'restock'],
    ...[0, -1, 1.5, '1', null].map((quantity): [unknown, string] => [
      [pieces(drill, quantity)],
      'restock.0.quantity',
    ]),
    [[{ ...pieces(drill, 1), amount: 1 }], 'restock.0.amount'],
    [{}, 'restock'],
  ];
  for (const [restock, field] of wrong) {
    expect(await refund(orderId, { amount: 2, restock }, 'wrong')).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
  }
  expect(await stocks(order)).toEqual([19, 17]);
  expect(await read(order)).toEqual({ refunded: 1, taken: [1, 3] });
  expect(await statusesOf(orderId)).toEqual(['booked']);
});

describe('pieces go back exactly once', () => {
  const restockOf = ({ drill }: Paid) => ({ amount: 30, restock: [pieces(drill, 2)] });

  it('if the button is pressed several times', async () => {
    const order = await paid();
    const answers = await atOnce(5, () => refund(order.orderId, restockOf(order)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await refund(order.orderId, restockOf(order))).status).toBe(200);
    expect(await stocks(order)).toEqual([17, 17]);
    expect(await read(order)).toEqual({ refunded: 30, taken: [3, 3] });
  });

  it('if the event comes before the answer to the call', async () => {
    const order = await paid();
    const hold = proxy.hold('POST /v1/refunds', 'after');
    const first = refund(order.orderId, restockOf(order));
    await hold.arrived;
    await until(
      () => stocks(order),
      ([drills]) => drills === 17,
    );
    hold.release();
    expect((await first).status).toBe(200);
    expect(await stocks(order)).toEqual([17, 17]);
  });

  it('if the answer is lost, and the key comes again', async () => {
    const order = await paid();
    proxy.state = 'half';
    expect((await refund(order.orderId, restockOf(order))).status).toBe(503);
    proxy.state = 'open';
    expect((await refund(order.orderId, restockOf(order))).body).toMatchObject({ refunded: 30 });
    expect(await stocks(order)).toEqual([17, 17]);
  });

  it('if the answer is lost, and the amount is asked for under another key', async () => {
    const order = await paid();
    proxy.state = 'half';
    expect((await refund(order.orderId, restockOf(order))).status).toBe(503);
    proxy.state = 'open';
    const others = { amount: 30, restock: [pieces(order.filter, 1)] };
    expect(await refund(order.orderId, others, 'other')).toMatchObject({
      status: 409,
      body: { code: 'refund_with_other_pieces' },
    });
    expect((await refund(order.orderId, restockOf(order), 'same')).status).toBe(200);
    expect((await refund(order.orderId, restockOf(order), 'same')).status).toBe(200);
    expect((await read(order)).refunded).toBe(30);
    expect((await stocks(order))[0]).toBe(17);
  });

  it('if the process is killed during the call', async () => {
    const order = await paid();
    const hold = proxy.hold('POST /v1/refunds', 'after');
    const first = refund(order.orderId, restockOf(order)).catch(() => null);
    await hold.arrived;
    await anHourPasses(order.orderId);
    hold.release();
    await first;
    await until(
      () => statusesOf(order.orderId),
      ([status]) => status === 'booked',
    );
    expect(await stocks(order)).toEqual([17, 17]);
    expect((await refund(order.orderId, restockOf(order))).status).toBe(200);
    expect(await stocks(order)).toEqual([17, 17]);
  });

  it('if the previous version has booked the refund', async () => {
    const order = await paid();
    await refund(order.orderId, { amount: 30 });
    await shop.sql(
      `WITH wish AS (UPDATE order_refund SET restock = $2 WHERE order_id = $1)
       UPDATE payment_intent SET check_refunds = true WHERE order_id = $1`,
      [order.orderId, JSON.stringify([pieces(order.drill, 2)])],
    );
    await anHourPasses(order.orderId);
    await until(
      () => stocks(order),
      ([drills]) => drills === 17,
    );
    await shop.sql('UPDATE payment_intent SET check_refunds = true WHERE order_id = $1', [
      order.orderId,
    ]);
    await anHourPasses(order.orderId);
    await until(
      () => shop.sql('SELECT FROM payment_intent WHERE check_refunds'),
      (marked) => marked.length === 0,
    );
    expect(await stocks(order)).toEqual([17, 17]);
  });
});

describe('no pieces go back', () => {
  it('while a refund is pending, or when it fails', async () => {
    const order = await paid();
    const body = { amount: 30, restock: [pieces(order.drill, 5)] };
    proxy.refundStatus = 'pending';
    expect((await refund(order.orderId, body)).status).toBe(503);
    expect(await stocks(order)).toEqual([15, 17]);
    proxy.refundStatus = 'failed';
    expect((await refund(order.orderId, body)).status).toBe(409);
    expect(await statusesOf(order.orderId)).toEqual(['failed']);
    expect(await read(order)).toEqual({ refunded: 0, taken: [5, 3] });
    proxy.refundStatus = undefined;
    expect((await refund(order.orderId, body, 'again')).status).toBe(200);
    expect(await stocks(order)).toEqual([20, 17]);
  });

  it('for a refund that the provider has not made', async () => {
    const order = await paid();
    const body = { amount: 30, restock: [pieces(order.drill, 5)] };
    proxy.state = 'busy';
    expect((await refund(order.orderId, body)).status).toBe(503);
    proxy.state = 'failing';
    expect((await refund(order.orderId, body)).status).toBe(503);
    proxy.state = 'open';
    await anHourPasses(order.orderId);
    await until(
      () => statusesOf(order.orderId),
      ([status]) => status === 'not_made',
    );
    expect(await stocks(order)).toEqual([15, 17]);
    expect((await refund(order.orderId, body, 'again')).status).toBe(200);
    expect(await stocks(order)).toEqual([20, 17]);
    expect(await shopper.refundsAtProvider(order.intentId)).toHaveLength(1);
  });

  it('a second time, when the bank returns a refund that was made', async () => {
    const order = await paid();
    const body = { amount: 30, restock: [pieces(order.drill, 5)] };
    expect((await refund(order.orderId, body)).status).toBe(200);
    const [made] = await shopper.refundsAtProvider(order.intentId);
    await shopper.failRefundAtProvider(made?.id ?? '');
    await until(
      () => statusesOf(order.orderId),
      ([status]) => status === 'failed',
    );
    expect(await read(order)).toEqual({ refunded: 0, taken: [0, 3] });
    expect((await refund(order.orderId, body, 'again')).status).toBe(422);
    expect((await refund(order.orderId, { amount: 30 }, 'money')).status).toBe(200);
    expect(await stocks(order)).toEqual([20, 17]);
  });
});

it('makes crossed refunds and orders at once without a deadlock', async () => {
  const { drill, filter } = await paid();
  const orders = await atOnce(6, async (index) => {
    const lines = [drill, filter].map((product) => ({ product, quantity: 1 }));
    const orderId = await shopper.orderLines(ada, index % 2 ? lines : [...lines].reverse());
    const intent = await shopper.intent(ada, 25, orderId);
    await shopper.payCard(intent);
    await shopper.confirm(ada, orderId, intent.id);
    return orderId;
  });
  const answers = await Promise.all(
    orders.map(async (orderId, index) => {
      const restock = [pieces(drill, 1), pieces(filter, 1)];
      const body = { restock: index % 2 ? restock : restock.reverse() };
      return await refund(orderId, body, 'crossed');
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
  expect(await Promise.all([shopper.stock(drill), shopper.stock(filter)])).toEqual([15, 17]);
});

it('ends with exact stock and valid orders', async () => {
  expect(await databaseProblems(shop)).toEqual({ stock: [], orders: [] });
});
