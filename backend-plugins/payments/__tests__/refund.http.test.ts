import type { Person, TestShop } from '@harrow/testing/test-shop';
import { expectInvariants } from '@harrow/testing/invariants';
import { atOnce, countStatuses, shopping, type Shopping, until } from '@harrow/testing/shopping';
import { startProxiedShop, type ProviderProxy, type State } from '@harrow/testing/provider-proxy';
import { eventOf, postEvent } from '@harrow/testing/stripe-events';

let proxy: ProviderProxy;
let shop: TestShop;
let stop: () => Promise<void>;
let shopper: Shopping;
let ada: Person;
let admin: Person;
beforeAll(async () => {
  ({ shop, proxy, stop } = await startProxiedShop());
  shopper = shopping(shop);
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});
beforeEach(() => {
  proxy.state = 'open';
  proxy.beforeAnswer = () => Promise.resolve();
});
afterAll(() => stop());

/** Places and pays an order of 12.50. */
const paid = async () => await shopper.paidOrder(ada, await shop.product());

/** Returns the recorded refunds of an order and those made by the provider. */
const refundsOf = async ({ orderId, intentId }: { orderId: string; intentId: string }) => {
  const [row] = await shop.sql<{ recorded: number; intent: string; status: string }>(
    `SELECT p.amount_refunded AS recorded, p.data->>'id' AS intent, o.payment_status AS status
       FROM payment p JOIN "order" o ON o.id = p.order_id WHERE o.id = $1`,
    [orderId],
  );
  const side = await shopper.paymentAtProvider(intentId);
  return { ...row, there: side.latest_charge?.amount_refunded };
};

const makeDue = () => shop.sql(`UPDATE order_refund SET next_attempt_at = now()`);

/** POST /orders/{id}/refund; `amount` is decimal. */
const refundHere = async (orderId: string, body: object, key?: string, person = admin) =>
  await shop.request('POST', `/orders/${orderId}/refund`, {
    token: person.token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });

describe('an amount', () => {
  let order: Awaited<ReturnType<typeof paid>>;
  beforeAll(async () => {
    order = await paid();
  });

  it.each([[0], [-1], [-500], [1251], [2_000_000_000], [0.5], ['500'], [null], [1e21]])(
    'of %p units is rejected in the stock admin and changes nothing',
    async (amount) => {
      const { status } = await shopper.refund(order.orderId, amount);
      expect([400, 422]).toContain(status);
      expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 0, status: 'captured' });
    },
  );

  it('may be one unit, or all that is left', async () => {
    expect((await shopper.refund(order.orderId, 1)).status).toBe(200);
    expect((await shopper.refund(order.orderId, 1250)).status).toBe(400);
    expect((await shopper.refund(order.orderId, 1249)).status).toBe(200);
    expect((await shopper.refund(order.orderId, 1)).status).toBe(400);
    expect(await refundsOf(order)).toMatchObject({
      recorded: 1250,
      there: 1250,
      status: 'refunded',
    });
  });

  it('cannot be below one unit in the database', async () => {
    const insert = `INSERT INTO refund (id, order_id, amount, reason)
                    VALUES ('ref_negative', $1, -500, 'other')`;
    await expect(shop.sql(insert, [order.orderId])).rejects.toThrow('refund_amount_positive');
  });
});

describe('POST /orders/{id}/refund', () => {
  it('refunds a part and then the rest, in decimal amounts', async () => {
    const order = await paid();
    expect(await refundHere(order.orderId, { amount: 3.5 }, 'part')).toMatchObject({
      status: 200,
      body: { acknowledged: true, refunded: 3.5, currency: 'usd' },
    });
    expect((await refundHere(order.orderId, {}, 'rest')).body).toMatchObject({ refunded: 12.5 });
    expect((await refundHere(order.orderId, { amount: 1 }, 'more')).status).toBe(422);
    expect((await refundHere(order.orderId, {}, 'again')).status).toBe(409);
    expect(await refundsOf(order)).toMatchObject({
      recorded: 1250,
      there: 1250,
      status: 'refunded',
    });
  });

  it('rejects invalid amounts, and changes nothing', async () => {
    const order = await paid();
    for (const amount of [12.51, 0, -5, 1.005, '5', null]) {
      expect(await refundHere(order.orderId, { amount }, 'wrong')).toMatchObject({
        status: 422,
        body: { fields: { amount: expect.any(String) as unknown } },
      });
    }
    expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 0 });
  });

  it('requires a key, and uses it for one refund', async () => {
    const order = await paid();
    const fields = { 'Idempotency-Key': expect.any(String) as unknown };
    expect(await refundHere(order.orderId, { amount: 3 })).toMatchObject({
      status: 422,
      body: { fields },
    });
    const answers = await atOnce(5, () => refundHere(order.orderId, { amount: 3 }, 'once'));
    expect(Object.keys(countStatuses(answers)).sort()).toEqual(['200']);
    for (const other of [{ amount: 4 }, {}]) {
      expect(await refundHere(order.orderId, other, 'once')).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused', fields },
      });
    }
    expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  });

  it('answers the same again to the key of a refund of all that was left', async () => {
    const order = await paid();
    await refundHere(order.orderId, { amount: 3 }, 'part');
    const answers = await atOnce(3, () => refundHere(order.orderId, {}, 'rest'));
    expect(countStatuses(answers)).toEqual({ 200: 3 });
    expect((await refundHere(order.orderId, {}, 'rest')).body).toMatchObject({ refunded: 12.5 });
    expect(await refundsOf(order)).toMatchObject({ recorded: 1250, there: 1250 });
  });

  it('is made once for all keys with which it was continued after a lost answer', async () => {
    const order = await paid();
    proxy.state = 'half';
    expect((await refundHere(order.orderId, { amount: 3 }, 'first')).status).toBe(503);
    proxy.state = 'open';
    for (const key of ['second', 'first', 'second']) {
      expect((await refundHere(order.orderId, { amount: 3 }, key)).body).toMatchObject({
        refunded: 3,
      });
    }
    expect((await refundHere(order.orderId, { amount: 4 }, 'first')).status).toBe(422);
    expect((await refundHere(order.orderId, { amount: 3 }, 'third')).body).toMatchObject({
      refunded: 6,
    });
    expect(await refundsOf(order)).toMatchObject({ recorded: 600, there: 600 });
  });

  it('makes concurrent partial refunds, but never refunds more than was paid', async () => {
    const order = await paid();
    const answers = await atOnce(6, (index) =>
      refundHere(order.orderId, { amount: 3 }, `part-${index}`),
    );
    expect(countStatuses(answers)).toEqual({ 200: 4, 422: 2 });
    expect(await refundsOf(order)).toMatchObject({ recorded: 1200, there: 1200 });
  });

  it('rejects an unpaid order, an unknown one, and everyone but staff', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    const { orderId: own } = await paid();
    const answers = [
      await refundHere(orderId, {}, 'a'),
      await refundHere('order_unknown', {}, 'a'),
      await refundHere(own, {}, 'a', ada),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 403]);
  });
});

const UNKNOWN: State[] = ['late', 'half', 'another', 'pending'];
const WITHOUT_EFFECT: State[] = ['cut', 'failing', 'busy'];

describe.each([...UNKNOWN, ...WITHOUT_EFFECT])('while the provider is %s', (state) => {
  it('records only confirmed refunds, and follows up the others', async () => {
    const order = await paid();
    proxy.state = state;
    const answer = await shopper.refund(order.orderId, 300);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    const after = await refundsOf(order);
    expect(after).toMatchObject({ intent: order.intentId });
    if (WITHOUT_EFFECT.includes(state)) expect(after).toMatchObject({ recorded: 0, there: 0 });
    proxy.state = 'open';
    // the same request again: one refund in total, whatever happened to the first request
    expect((await shopper.refund(order.orderId, 300)).status).toBe(200);
    await until(
      () => refundsOf(order),
      ({ recorded, there }) => recorded === there,
    );
    expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  });
});

it('tells the outcome of a refund that was recorded since to the next request, once', async () => {
  const order = await paid();
  proxy.state = 'pending';
  expect((await shopper.refund(order.orderId, 300)).status).toBe(503);
  proxy.state = 'open';
  await makeDue();
  await until(
    () => refundsOf(order),
    ({ recorded }) => recorded === 300,
  );
  expect((await shopper.refund(order.orderId, 300)).status).toBe(200);
  expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  expect((await shopper.refund(order.orderId, 300)).status).toBe(200);
  expect(await refundsOf(order)).toMatchObject({ recorded: 600, there: 600 });
});

it('finds an unconfirmed refund by itself, and only then records it', async () => {
  const order = await paid();
  proxy.beforeAnswer = async () => {
    proxy.beforeAnswer = () => Promise.resolve();
    await shop.killBackends(); // between the provider's answer and the commit
  };
  await expect(shopper.refund(order.orderId, 300)).rejects.toThrow();
  expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 300 });
  await makeDue();
  await shop.startBackend();
  await until(
    () => refundsOf(order),
    ({ recorded }) => recorded === 300,
  );
  expect((await shopper.refund(order.orderId, 950)).status).toBe(200);
});

it('makes one refund for a double click, even if the provider is slow', async () => {
  const order = await paid();
  proxy.state = 'slow';
  const answers = await atOnce(3, () => shopper.refund(order.orderId, 300));
  expect(countStatuses(answers)).toEqual({ 200: 1, 400: 2 });
  expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
});

it('learns of refunds at the provider from a refusal', async () => {
  const order = await paid();
  proxy.target = shop.sandbox.url;
  await shop.sql(`UPDATE stripe_event SET handled_at = now()`);
  await shop.killBackends(); // no event is received
  await shopper.refundAtProvider(order.intentId, 300);
  await shop.startBackend();
  const refused = await shopper.refund(order.orderId, 1000);
  expect(refused.status).toBe(400);
  expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  expect((await shopper.refund(order.orderId, 950)).status).toBe(200);
  expect(await refundsOf(order)).toMatchObject({ recorded: 1250, there: 1250 });
});

it('reverses a recorded refund that the provider failed to make', async () => {
  const order = await paid();
  await shopper.refund(order.orderId, 300);
  await shopper.refund(order.orderId, 200);
  // as left by the previous version: the error replaces the payment data, and a refund is recorded
  await shop.sql(
    `UPDATE payment SET amount_refunded = 900, data = data || '{"refunded": 900}' WHERE order_id = $1`,
    [order.orderId],
  );
  await shop.sql(
    `INSERT INTO refund (id, order_id, payment_id, amount, reason)
     SELECT 'ref_' || id, order_id, id, 400, 'other' FROM payment WHERE order_id = $1`,
    [order.orderId],
  );
  const event = eventOf('refund.failed', {
    id: 're_failed',
    payment_intent: order.intentId,
    amount: 400,
    status: 'failed',
  });
  expect((await postEvent(shop, event)).status).toBe(200);
  expect(await refundsOf(order)).toMatchObject({
    recorded: 500,
    there: 500,
    status: 'partially_refunded',
  });
  const notes = await shop.sql('SELECT value FROM note WHERE resource_id = $1', [order.orderId]);
  expect(notes).toEqual([{ value: expect.stringContaining('A refund of 4 USD') as unknown }]);
});

it('prevents the payment’s intent from being overwritten', async () => {
  const { orderId } = await paid();
  const overwrite = shop.sql(`UPDATE payment SET data = '{"error": "x"}' WHERE order_id = $1`, [
    orderId,
  ]);
  await expect(overwrite).rejects.toThrow('payment_keeps_intent');
});

it('ends with the records and the provider in agreement', async () => {
  await makeDue();
  await expectInvariants(shop);
});
