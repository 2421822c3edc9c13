import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { expectInvariants } from '../../orders/__tests__/invariants.ts';
import {
  atOnce,
  countStatuses,
  shopping,
  type Shopping,
  until,
} from '../../orders/__tests__/support.ts';
import { ProviderLine, type State } from './provider-line.ts';
import { eventOf, postEvent } from './stripe-events.ts';

let line: ProviderLine;
let shop: TestShop;
let shopper: Shopping;
let ada: Person;
let admin: Person;
beforeAll(async () => {
  line = await ProviderLine.open();
  shop = await startTestShop({ PAYMENT_SANDBOX_URL: line.url });
  line.target = shop.sandbox.url;
  shopper = shopping(shop);
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});
beforeEach(() => {
  line.state = 'open';
  line.beforeAnswer = () => Promise.resolve();
});
afterAll(async () => {
  await shop.stop();
  line.close();
});

/** A paid order of 12.50. */
const paid = async () => await shopper.paidOrder(ada, await shop.product());

/** What is recorded of an order's refunds, and what the provider has made. */
const refundsOf = async ({ orderId, intentId }: { orderId: string; intentId: string }) => {
  const [row] = await shop.sql<{ recorded: number; intent: string; status: string }>(
    `SELECT p.amount_refunded AS recorded, p.data->>'id' AS intent, o.payment_status AS status
       FROM payment p JOIN "order" o ON o.id = p.order_id WHERE o.id = $1`,
    [orderId],
  );
  const side = await shopper.providerSide(intentId);
  return { ...row, there: side.latest_charge?.amount_refunded };
};

const askAgain = () => shop.sql(`UPDATE order_refund SET next_attempt_at = now()`);

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
    'of %p units is refused in the stock admin and changes nothing',
    async (amount) => {
      const { status } = await shopper.refund(order.orderId, amount);
      expect([400, 422]).toContain(status);
      expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 0, status: 'captured' });
    },
  );

  it('may be one unit, and all that is left', async () => {
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

  it('cannot be below one unit in the database either', async () => {
    const insert = `INSERT INTO refund (id, order_id, amount, reason)
                    VALUES ('ref_negative', $1, -500, 'other')`;
    await expect(shop.sql(insert, [order.orderId])).rejects.toThrow('refund_amount_positive');
  });
});

describe('POST /orders/{id}/refund', () => {
  it('gives a part back and then the rest, in decimal amounts', async () => {
    const order = await paid();
    expect(await refundHere(order.orderId, { amount: 3.5 }, 'part')).toMatchObject({
      status: 200,
      body: { acknowledged: true, refunded: 3.5, currency: 'usd' },
    });
    expect((await refundHere(order.orderId, {}, 'rest')).body).toMatchObject({ refunded: 12.5 });
    expect(await refundsOf(order)).toMatchObject({
      recorded: 1250,
      there: 1250,
      status: 'refunded',
    });
  });

  it('refuses what cannot be given back, and changes nothing', async () => {
    const order = await paid();
    for (const amount of [12.51, 0, -5, 1.005, '5', null]) {
      expect(await refundHere(order.orderId, { amount }, 'wrong')).toMatchObject({
        status: 422,
        body: { fields: { amount: expect.any(String) as unknown } },
      });
    }
    expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 0 });
  });

  it('needs a key, and takes it for one refund', async () => {
    const order = await paid();
    expect((await refundHere(order.orderId, { amount: 3 })).status).toBe(422);
    const answers = await atOnce(5, () => refundHere(order.orderId, { amount: 3 }, 'once'));
    expect(Object.keys(countStatuses(answers)).sort()).toEqual(['200']);
    expect((await refundHere(order.orderId, { amount: 4 }, 'once')).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  });

  it('gives several parts back at once, and never more than was paid', async () => {
    const order = await paid();
    const answers = await atOnce(6, (index) =>
      refundHere(order.orderId, { amount: 3 }, `part-${index}`),
    );
    expect(countStatuses(answers)).toEqual({ 200: 4, 422: 2 });
    expect(await refundsOf(order)).toMatchObject({ recorded: 1200, there: 1200 });
  });

  it('refuses an unpaid order, an unknown one, and everyone but staff', async () => {
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

describe.each([...UNKNOWN, ...WITHOUT_EFFECT])('while the provider’s line is %s', (state) => {
  it('records nothing that is not confirmed, and follows up what was made', async () => {
    const order = await paid();
    line.state = state;
    const answer = await shopper.refund(order.orderId, 300);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    const after = await refundsOf(order);
    expect(after).toMatchObject({ intent: order.intentId });
    if (WITHOUT_EFFECT.includes(state)) expect(after).toMatchObject({ recorded: 0, there: 0 });
    line.state = 'open';
    // the same press once more: one refund in all, whatever became of the first
    expect((await shopper.refund(order.orderId, 300)).status).toBe(200);
    await until(
      () => refundsOf(order),
      ({ recorded, there }) => recorded === there,
    );
    expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  });
});

it('finds a refund whose answer was lost by itself, and only then records it', async () => {
  const order = await paid();
  line.beforeAnswer = async () => {
    line.beforeAnswer = () => Promise.resolve();
    await shop.killBackends(); // between the provider's answer and our commit
  };
  await expect(shopper.refund(order.orderId, 300)).rejects.toThrow();
  expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 300 });
  await askAgain();
  await shop.startBackend();
  await until(
    () => refundsOf(order),
    ({ recorded }) => recorded === 300,
  );
  expect((await shopper.refund(order.orderId, 950)).status).toBe(200);
});

it('makes one refund of a double click, although the provider is slow', async () => {
  const order = await paid();
  line.state = 'slow';
  const answers = await atOnce(3, () => shopper.refund(order.orderId, 300));
  expect(countStatuses(answers)).toEqual({ 200: 1, 400: 2 });
  expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
});

it('learns from a refusal what has gone back at the provider', async () => {
  const order = await paid();
  line.target = shop.sandbox.url;
  await shop.sql(`UPDATE stripe_event SET handled_at = now()`);
  await shop.killBackends(); // no event comes through
  await shopper.refundThere(order.intentId, 300);
  await shop.startBackend();
  const refused = await shopper.refund(order.orderId, 1000);
  expect(refused.status).toBe(400);
  expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
  expect((await shopper.refund(order.orderId, 950)).status).toBe(200);
  expect(await refundsOf(order)).toMatchObject({ recorded: 1250, there: 1250 });
});

it('takes a recorded refund back that the provider has failed to make', async () => {
  const order = await paid();
  await shopper.refund(order.orderId, 300);
  await shopper.refund(order.orderId, 200);
  // what the version before this one left behind: the error in place of the payment, and a refund
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

it('keeps the payment’s intent, whatever writes to it', async () => {
  const { orderId } = await paid();
  const lose = shop.sql(`UPDATE payment SET data = '{"error": "x"}' WHERE order_id = $1`, [
    orderId,
  ]);
  await expect(lose).rejects.toThrow('payment_keeps_intent');
});

it('leaves records and provider equal in the end', async () => {
  await askAgain();
  await expectInvariants(shop);
});
