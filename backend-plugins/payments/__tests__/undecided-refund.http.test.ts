import { useProxiedShop } from '@harrow/testing/provider-proxy';
import { shopping, until } from '@harrow/testing/shopping';
import { eventOf, postEvent } from '@harrow/testing/stripe-events';
import type { Person } from '@harrow/testing/test-shop';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const paid = async () => await shopper.paidOrder(ada, await shop.product());

/** Requests a refund of 3.00 whose outcome the shop does not learn. */
async function unanswered() {
  const order = await paid();
  expect((await shopper.refund(order.orderId, 300)).status).toBe(503);
  return order;
}

const recorded = async (orderId: string) => {
  const [row] = await shop.sql<{ amount: number }>(
    'SELECT amount_refunded AS amount FROM payment WHERE order_id = $1',
    [orderId],
  );
  return row?.amount;
};

const rowsOf = (orderId: string) =>
  shop.sql<{ status: string }>('SELECT status FROM order_refund WHERE order_id = $1', [orderId]);

const failuresOf = async (orderId: string) => {
  const { body } = await shop.request('GET', '/notices', { token: admin.token });
  const { failures } = body as { failures: { kind: string; subject: string }[] };
  return failures.filter(({ subject }) => subject === orderId).map(({ kind }) => kind);
};

/** Makes a refund due for the sweep, and older than any call that the provider still processes. */
const age = (orderId: string) =>
  shop.sql(
    `UPDATE order_refund
        SET created_at = now() - interval '10 minutes',
            unanswered_since = now() - interval '10 minutes', calling_since = NULL,
            next_attempt_at = now()
      WHERE order_id = $1`,
    [orderId],
  );

/** Keeps a refund from the sweep, which would be another source of its outcome. */
const postpone = (orderId: string) =>
  shop.sql(
    `UPDATE order_refund SET next_attempt_at = now() + interval '1 hour' WHERE order_id = $1`,
    [orderId],
  );

/** Lets the background work look at what is due, because it starts with a round. */
const restart = async () => {
  await shop.killBackends();
  await shop.startBackend();
};

const failed = (intentId: string) =>
  eventOf('refund.failed', {
    id: 're_failed',
    payment_intent: intentId,
    amount: 300,
    status: 'failed',
  });

describe('a refund that is pending at the provider', () => {
  it('stays undecided, however long it takes, and is recorded once when it is made', async () => {
    proxy.refundStatus = 'pending';
    const { orderId, intentId } = await unanswered();
    await age(orderId);
    await restart();
    const attempts = () =>
      shop.sql<{ next: boolean }>(
        'SELECT next_attempt_at > now() AS next FROM order_refund WHERE order_id = $1',
        [orderId],
      );
    await until(attempts, ([row]) => row?.next !== false);
    // the next request looks at the same refund, and so does the end of the round
    expect((await shopper.refund(orderId, 300)).status).toBe(503);
    await postEvent(shop, eventOf('refund.updated', { ...failed(intentId).data.object }));
    expect(await rowsOf(orderId)).toEqual([{ status: 'asked' }]);
    expect(await recorded(orderId)).toBe(0);
    expect(await failuresOf(orderId)).toEqual([]);
    proxy.refundStatus = undefined;
    expect((await shopper.refund(orderId, 300)).status).toBe(200);
    expect(await recorded(orderId)).toBe(300);
    const side = await shopper.paymentAtProvider(intentId);
    expect(side.latest_charge?.amount_refunded).toBe(300);
  });

  it.each(['the event', 'the sweep', 'the next request'])(
    'is a failure for staff when %s shows that it could not be made',
    async (source) => {
      proxy.refundStatus = 'pending';
      const { orderId, intentId } = await unanswered();
      await postpone(orderId);
      proxy.refundStatus = 'failed';
      if (source === 'the event') await postEvent(shop, failed(intentId));
      if (source === 'the next request') {
        expect((await shopper.refund(orderId, 300)).status).toBe(400);
      }
      if (source === 'the sweep') {
        await age(orderId);
        await restart();
      }
      await until(
        () => failuresOf(orderId),
        (failures) => failures.length > 0,
      );
      expect(await failuresOf(orderId)).toEqual(['refund_failed']);
      expect(await recorded(orderId)).toBe(0);
      expect(await rowsOf(orderId)).toEqual([{ status: 'failed' }]);
    },
  );
});

it('gives up a refund that the provider has not made, but not while a call for it is out', async () => {
  const { orderId } = await paid();
  proxy.state = 'failing';
  expect((await shopper.refund(orderId, 300)).status).toBe(503);
  proxy.state = 'open';
  await age(orderId);
  // as a process leaves it that is killed during its call
  await shop.sql('UPDATE order_refund SET calling_since = now() WHERE order_id = $1', [orderId]);
  const before = proxy.calls.length;
  await shop.killBackends();
  await shop.startBackend();
  await until(
    () => Promise.resolve(proxy.calls.slice(before)),
    (calls) => calls.includes('GET /v1/refunds'),
  );
  await shop.stopBackends(); // when the round is over
  expect(await rowsOf(orderId)).toEqual([{ status: 'asked' }]);
  await age(orderId);
  await shop.startBackend();
  await until(
    () => rowsOf(orderId),
    ([row]) => row?.status === 'not_made',
  );
  expect(await failuresOf(orderId)).toEqual(['refund_failed']);
  expect((await shopper.refund(orderId, 300)).status).toBe(200);
  expect(await recorded(orderId)).toBe(300);
});

it('does not record a failed refund because of an older event', async () => {
  const { orderId, intentId } = await paid();
  proxy.refundStatus = 'failed';
  const charge = { id: 'ch_1', payment_intent: intentId, amount_refunded: 300 };
  await postEvent(shop, eventOf('charge.refunded', charge));
  expect(await recorded(orderId)).toBe(0);
});
