import type { Person } from '@harrow/testing/test-shop';
import { expectInvariants } from '@harrow/testing/invariants';
import { atOnce, countStatuses, shopping, until } from '@harrow/testing/shopping';
import { useProxiedShop, type State } from '@harrow/testing/provider-proxy';
import { longIt } from '@harrow/testing/long-tests';
import { eventOf, postEvent } from '@harrow/testing/stripe-events';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

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

const UNKNOWN: State[] = ['late', 'half', 'another', 'pending'];
const WITHOUT_EFFECT: State[] = ['cut', 'busy', 'overloaded', 'unauthorized'];

describe.each([...UNKNOWN, ...WITHOUT_EFFECT])('while the provider is %s', (state) => {
  it('records only confirmed refunds, and follows up the others', async () => {
    const order = await paid();
    proxy.state = state;
    // otherwise an event could report that it is made before the call is answered
    if (state === 'pending') proxy.refundStatus = 'pending';
    const answer = await shopper.refund(order.orderId, 300);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    const after = await refundsOf(order);
    expect(after).toMatchObject({ intent: order.intentId });
    if (WITHOUT_EFFECT.includes(state)) expect(after).toMatchObject({ recorded: 0, there: 0 });
    proxy.state = 'open';
    proxy.refundStatus = undefined;
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

/** Leaves a record of a refund that the provider has not made, as the previous version did. */
async function recordWithoutRefund(
  { orderId }: { orderId: string },
  amount: number,
): Promise<void> {
  await shop.sql(
    `UPDATE payment
        SET amount_refunded = amount_refunded + $2,
            data = data || jsonb_build_object('refunded', amount_refunded + $2)
      WHERE order_id = $1`,
    [orderId, amount],
  );
  await shop.sql(
    `INSERT INTO refund (id, order_id, payment_id, amount, reason)
     SELECT 'ref_' || id, order_id, id, $2, 'other' FROM payment WHERE order_id = $1`,
    [orderId, amount],
  );
}

it('reverses a recorded refund that the provider failed to make', async () => {
  const order = await paid();
  await shopper.refund(order.orderId, 300);
  await shopper.refund(order.orderId, 200);
  await recordWithoutRefund(order, 400);
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

it('records refunds of the provider’s dashboard for which such a record left nothing', async () => {
  const order = await paid();
  await recordWithoutRefund(order, 400);
  await shopper.refundAtProvider(order.intentId, 1250);
  await until(
    () => refundsOf(order),
    ({ recorded, status }) => recorded === 1250 && status === 'refunded',
  );
});

longIt(
  'reads the provider’s list again for a mark that was set while an earlier list was on its way',
  async () => {
    const order = await paid();
    const mark = () =>
      shop.sql('UPDATE payment_intent SET check_refunds = true WHERE intent_id = $1', [
        order.intentId,
      ]);
    const lists = () =>
      Promise.resolve(proxy.calls.filter((call) => call === 'GET /v1/refunds').length);
    const hold = proxy.hold('GET /v1/refunds', 'after');
    await mark();
    await hold.arrived;
    await mark();
    const before = await lists();
    hold.release();
    await until(lists, (now) => now > before);
  },
);

it('keeps the key of a refund at the provider', async () => {
  const order = await paid();
  expect((await shopper.refund(order.orderId, 300)).status).toBe(200);
  await shop.sql(`UPDATE order_refund SET provider_key = 'another' WHERE order_id = $1`, [
    order.orderId,
  ]);
  expect(
    await shop.sql('SELECT FROM order_refund WHERE order_id = $1 AND provider_key = id', [
      order.orderId,
    ]),
  ).toHaveLength(1);
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
