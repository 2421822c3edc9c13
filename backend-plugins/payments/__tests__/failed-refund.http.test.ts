import { expectRefundsAgree } from '@harrow/testing/invariants';
import { useProxiedShop } from '@harrow/testing/provider-proxy';
import { shopping, until } from '@harrow/testing/shopping';
import { succeeded, postEvent } from '@harrow/testing/stripe-events';
import { longIt } from '@harrow/testing/long-tests';
import type { Person } from '@harrow/testing/test-shop';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const paid = async () => await shopper.paidOrder(ada, await shop.product());

const refund = async (orderId: string, amount: number, key: string) =>
  await shop.request('POST', `/orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount },
    headers: { 'idempotency-key': key },
  });

type Recorded = { id: string; amount: number; day: string };

/** The records of an order's refunds, oldest first. */
const recordsOf = (orderId: string) =>
  shop.sql<Recorded>(
    `SELECT id, amount, created_at::date::text AS day FROM refund WHERE order_id = $1
      ORDER BY created_at, id`,
    [orderId],
  );

/** Lets the bank return one of a payment's refunds, and waits until the shop has followed. */
async function fail(intentId: string, place: number): Promise<void> {
  const { id = '' } = (await shopper.refundsAtProvider(intentId))[place] ?? {};
  await shopper.failRefundAtProvider(id);
  await until(
    () =>
      shop.sql(`SELECT FROM order_refund WHERE provider_refund_id = $1 AND status = 'failed'`, [
        id,
      ]),
    (rows) => rows.length === 1,
  );
}

type Notices = { kind: string; subject: string }[];

const notices = async (subject: string) => {
  const { body } = await shop.request('GET', '/notices', { token: admin.token });
  const { failures, done } = body as { failures: Notices; done: Notices };
  const of = (all: Notices) =>
    all.filter((notice) => notice.subject === subject).map(({ kind }) => kind);
  return { failures: of(failures), done: of(done) };
};

const eventsOf = async (orderId: string) => {
  const { body } = await shop.request('GET', `/orders/${orderId}/events`, { token: admin.token });
  return (body as { type: string; by: string; actor?: string }[]).filter(
    ({ type }) => type === 'refunded',
  );
};

describe('a refund of an order that fails later', () => {
  it('takes off its own record, and leaves a newer one with its day and its actor', async () => {
    const { orderId, intentId } = await paid();
    await refund(orderId, 3, 'older');
    await refund(orderId, 2, 'newer');
    const [older] = await recordsOf(orderId);
    await shop.sql(`UPDATE refund SET created_at = created_at - interval '3 days' WHERE id = $1`, [
      older?.id,
    ]);
    const [, newer] = await recordsOf(orderId);
    await fail(intentId, 0);
    expect(await recordsOf(orderId)).toEqual([newer]);
    expect(await eventsOf(orderId)).toMatchObject([{ by: 'staff', actor: admin.email }]);
    expect((await notices(orderId)).failures).toEqual(['refund_failed']);
    expect(await shopper.read(ada, orderId)).toMatchObject({ refunded: 2 });
    await expectRefundsAgree(shop);
  });

  it('answers what happened to its key, and is made again under another', async () => {
    const { orderId, intentId } = await paid();
    await refund(orderId, 3, 'first');
    await fail(intentId, 0);
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await refund(orderId, 3, 'first')).toMatchObject({
        status: 409,
        body: { code: 'refund_refused' },
      });
    }
    expect((await refund(orderId, 3, 'second')).body).toMatchObject({ refunded: 3 });
    expect((await notices(orderId)).failures).toEqual([]);
    await expectRefundsAgree(shop);
  });

  it('may be one of several from the provider’s dashboard, which all have their records', async () => {
    const { orderId, intentId } = await paid();
    for (const [made, amount] of [1, 4, 2].entries()) {
      await shopper.refundAtProvider(intentId, amount * 100);
      await until(
        () => recordsOf(orderId),
        (records) => records.length === made + 1,
      );
    }
    await fail(intentId, 1);
    expect((await recordsOf(orderId)).map(({ amount }) => amount)).toEqual([100, 200]);
    expect(await eventsOf(orderId)).toMatchObject([{ by: 'provider' }, { by: 'provider' }]);
    expect((await notices(orderId)).failures).toEqual(['refund_failed']);
    await expectRefundsAgree(shop);
  });

  it('takes its part off the one record that an earlier version made of several', async () => {
    const { orderId, intentId } = await paid();
    await shopper.refundAtProvider(intentId, 300);
    await until(
      () => recordsOf(orderId),
      (records) => records.length === 1,
    );
    await shopper.refundAtProvider(intentId, 200);
    await until(
      () => recordsOf(orderId),
      (records) => records.length === 2,
    );
    await shop.sql('DELETE FROM order_refund WHERE order_id = $1', [orderId]);
    const [first] = await recordsOf(orderId);
    await shop.sql('DELETE FROM refund WHERE order_id = $1 AND id <> $2', [orderId, first?.id]);
    await shop.sql(
      `UPDATE refund SET amount = 500, created_at = created_at - interval '2 days' WHERE id = $1`,
      [first?.id],
    );
    const [lump] = await recordsOf(orderId);
    await fail(intentId, 0);
    expect(await recordsOf(orderId)).toMatchObject([{ amount: 200, day: lump?.day }]);
    expect((await notices(orderId)).failures).toEqual(['refund_failed']);
    expect(await shopper.read(ada, orderId)).toMatchObject({ refunded: 2 });
  });
});

/** Pays an order that has been canceled meanwhile. */
async function payLate() {
  const orderId = await shopper.order(ada, await shop.product());
  const intent = await shopper.intent(ada, 12.5);
  await shopper.payCard(intent);
  await shopper.cancel(ada, orderId);
  await postEvent(shop, succeeded(ada, orderId, intent.id));
  return { orderId, intentId: intent.id };
}

const stateOf = async (intentId: string) => {
  const [row] = await shop.sql<{ status: string }>(
    'SELECT status FROM payment_intent WHERE intent_id = $1',
    [intentId],
  );
  return row?.status;
};

/** Lets the waits pass, and the background work begin a round. */
async function later(): Promise<void> {
  await shop.killBackends();
  await shop.sql(
    `UPDATE order_refund SET next_attempt_at = now() WHERE made_by = 'system' AND status <> 'booked'`,
  );
  await shop.startBackend();
}

describe('the refund of a late payment', () => {
  it('that fails later is a failure for staff until the next one is made', async () => {
    const { orderId, intentId } = await payLate();
    expect(await stateOf(intentId)).toBe('refunded');
    expect(await notices(orderId)).toEqual({ failures: [], done: ['refunded_late_payment'] });
    await fail(intentId, 0);
    expect(await stateOf(intentId)).toBe('refund_due');
    expect(await notices(orderId)).toEqual({ failures: ['refund_failed'], done: [] });
    expect(await eventsOf(orderId)).toEqual([]);
    await expectRefundsAgree(shop);
    await later();
    await until(
      () => stateOf(intentId),
      (state) => state === 'refunded',
    );
    expect(await notices(orderId)).toEqual({ failures: [], done: ['refunded_late_payment'] });
    expect(await eventsOf(orderId)).toMatchObject([{ by: 'system' }]);
    expect(await shopper.refundsAtProvider(intentId)).toMatchObject([
      { status: 'failed' },
      { status: 'succeeded' },
    ]);
    await expectRefundsAgree(shop);
  });

  longIt('waits longer after each that fails', async () => {
    const { intentId } = await payLate();
    const waitOf = async () => {
      const [row] = await shop.sql<{ seconds: number }>(
        `SELECT extract(epoch FROM next_attempt_at - updated_at)::int AS seconds FROM order_refund
          WHERE intent_id = $1 ORDER BY created_at DESC LIMIT 1`,
        [intentId],
      );
      return row?.seconds ?? 0;
    };
    await fail(intentId, 0);
    const first = await waitOf();
    await later();
    await until(
      () => stateOf(intentId),
      (state) => state === 'refunded',
    );
    await fail(intentId, 1);
    expect(await waitOf()).toBeGreaterThan(first);
    await later();
    await until(
      () => stateOf(intentId),
      (state) => state === 'refunded',
    );
  });

  it('that is pending is not reported as made, and not made a second time', async () => {
    proxy.refundStatus = 'pending';
    const { orderId, intentId } = await payLate();
    expect(await stateOf(intentId)).toBe('refund_due');
    expect(await notices(orderId)).toEqual({ failures: [], done: [] });
    await later();
    const looked = () =>
      shop.sql('SELECT FROM order_refund WHERE intent_id = $1 AND next_attempt_at > now()', [
        intentId,
      ]);
    await until(looked, (rows) => rows.length === 1);
    expect(await shopper.refundsAtProvider(intentId)).toHaveLength(1);
    proxy.refundStatus = undefined;
    await later();
    await until(
      () => stateOf(intentId),
      (state) => state === 'refunded',
    );
    expect((await notices(orderId)).done).toEqual(['refunded_late_payment']);
    await expectRefundsAgree(shop);
  });

  it('is made by the shop or in the provider’s dashboard, whichever is first', async () => {
    proxy.choose = () => (proxy.calls.at(-1) === 'POST /v1/refunds' ? 'busy' : 'open');
    const { orderId, intentId } = await payLate();
    proxy.choose = () => 'open';
    expect(await stateOf(intentId)).toBe('refund_due');
    await shopper.refundAtProvider(intentId, 250);
    await until(
      () => shop.sql('SELECT FROM order_refund WHERE intent_id = $1', [intentId]),
      (rows) => rows.length === 2,
    );
    await later();
    await until(
      () => stateOf(intentId),
      (state) => state === 'refunded',
    );
    const amounts = (await shopper.refundsAtProvider(intentId)).map(({ amount }) => amount);
    expect(amounts).toEqual([250, 1000]);
    expect((await notices(orderId)).failures).toEqual([]);
    await expectRefundsAgree(shop);
  });
});
