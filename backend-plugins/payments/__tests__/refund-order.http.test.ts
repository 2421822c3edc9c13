import type { Answer } from '@harrow/testing/http';
import type { Person } from '@harrow/testing/test-shop';
import { expectInvariants, expectRefundsAgree } from '@harrow/testing/invariants';
import { atOnce, countStatuses, shopping, until } from '@harrow/testing/shopping';
import { longIt } from '@harrow/testing/long-tests';
import { useProxiedShop } from '@harrow/testing/provider-proxy';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
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

/** Makes the calls for an order's refunds older than any that the provider still processes. */
const makeOver = (orderId: string) =>
  shop.sql(
    `UPDATE order_refund
        SET created_at = created_at - interval '1 hour', next_attempt_at = now(),
            calling_since = calling_since - interval '1 hour',
            unanswered_since = unanswered_since - interval '1 hour'
      WHERE order_id = $1`,
    [orderId],
  );

/** POST /orders/{id}/refund; `amount` is decimal. */
const refundHere = async (orderId: string, body: object, key?: string, person = admin) =>
  await shop.request('POST', `/orders/${orderId}/refund`, {
    token: person.token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });

/** The first of simultaneous requests makes the refund; others are told so, or that it is under way. */
function expectOneMade(answers: Answer[]): void {
  expect(answers.map(({ status }) => status)).toContain(200);
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.filter((answer) => !isUnderWay(answer))).toEqual([]);
}

const isUnderWay = ({ status, body }: Answer) =>
  status === 409 && (body as { code?: string }).code === 'refund_under_way';

/** Repeats a request while another refund of the order is under way. */
const untilQuiet = (ask: () => Promise<Answer>) => until(ask, (answer) => !isUnderWay(answer));

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
    expectOneMade(answers);
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
    expectOneMade(await atOnce(3, () => refundHere(order.orderId, {}, 'rest')));
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
      untilQuiet(() => refundHere(order.orderId, { amount: 3 }, `part-${index}`)),
    );
    expect(countStatuses(answers)).toEqual({ 200: 4, 422: 2 });
    expect(await refundsOf(order)).toMatchObject({ recorded: 1200, there: 1200 });
  });

  it('refuses a member that it does not know, and refunds nothing', async () => {
    const order = await paid();
    for (const body of [{ amout: 4 }, { amount: 4, Reason: 'late' }]) {
      const answer = await refundHere(order.orderId, body, 'typo');
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
      const [member = ''] = Object.keys(body).slice(-1);
      expect(answer.body).toMatchObject({ fields: { [member]: 'This member is unknown.' } });
    }
    const staff = await shop.stockAdmin();
    const body = { amount: 400, reason: 'other', notes: 'late' };
    const { status } = await staff.request('POST', `/orders/${order.orderId}/refund`, { body });
    expect(status).toBe(422);
    expect(await refundsOf(order)).toMatchObject({ recorded: 0, there: 0 });
  });

  it('keeps the reason as a note of the refund', async () => {
    const { orderId } = await paid();
    await refundHere(orderId, { amount: 1, reason: 'One tine was bent.' }, 'why');
    const notes = await shop.sql('SELECT note FROM refund WHERE order_id = $1', [orderId]);
    expect(notes).toEqual([{ note: 'One tine was bent.' }]);
    const long = { amount: 1, reason: 'x'.repeat(201) };
    expect((await refundHere(orderId, long, 'long')).status).toBe(422);
  });

  it('makes two refunds of one amount under two keys, even while the first is being recorded', async () => {
    const order = await paid();
    const hold = proxy.hold('POST /v1/refunds', 'after');
    const first = refundHere(order.orderId, { amount: 3 }, 'one');
    await hold.arrived;
    // the event of the provider comes before its answer
    await until(
      () => refundsOf(order),
      ({ recorded }) => recorded === 300,
    );
    const second = refundHere(order.orderId, { amount: 3 }, 'two');
    expect(isUnderWay(await second)).toBe(true);
    hold.release();
    expect((await first).status).toBe(200);
    const again = await untilQuiet(() => refundHere(order.orderId, { amount: 3 }, 'two'));
    expect(again.body).toMatchObject({ refunded: 6 });
    expect(await refundsOf(order)).toMatchObject({ recorded: 600, there: 600 });
  });

  it('tries again under the same key once the provider that was away is back', async () => {
    const order = await paid();
    for (const state of ['busy', 'unauthorized'] as const) {
      proxy.state = state;
      expect(await refundHere(order.orderId, { amount: 3 }, 'same')).toMatchObject({
        status: 503,
        body: { code: 'payment_provider_unavailable' },
      });
    }
    proxy.state = 'open';
    expect((await refundHere(order.orderId, { amount: 3 }, 'same')).body).toMatchObject({
      refunded: 3,
    });
    expect(await refundsOf(order)).toMatchObject({ recorded: 300, there: 300 });
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

it('leaves a refund unconfirmed that the provider answered with an error, and then makes another', async () => {
  const order = await paid();
  proxy.state = 'failing';
  expect((await refundHere(order.orderId, { amount: 3 }, 'first')).status).toBe(503);
  proxy.state = 'open';
  // the provider answers the first call's error to its key again
  for (const key of ['first', 'second']) {
    expect(await refundHere(order.orderId, { amount: 3 }, key)).toMatchObject({
      status: 503,
      body: { code: 'refund_unconfirmed' },
    });
  }
  await shop.killBackends();
  await makeOver(order.orderId);
  await shop.startBackend();
  await until(
    () =>
      shop.sql(`SELECT FROM order_refund WHERE status = 'not_made' AND order_id = $1`, [
        order.orderId,
      ]),
    (rows) => rows.length === 1,
  );
  for (const key of ['first', 'second']) {
    expect(await refundHere(order.orderId, { amount: 3 }, key)).toMatchObject({
      status: 409,
      body: { code: 'refund_refused' },
    });
  }
  expect((await refundHere(order.orderId, { amount: 3 }, 'third')).body).toMatchObject({
    refunded: 3,
  });
  await expectRefundsAgree(shop);
});

longIt('ends with the records and the provider in agreement', async () => {
  await expectInvariants(shop);
});
