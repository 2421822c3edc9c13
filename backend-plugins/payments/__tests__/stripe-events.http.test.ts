import { send } from '@harrow/testing/http';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { expectInvariants, providerEvents } from '@harrow/testing/invariants';
import { shopping, until } from '@harrow/testing/shopping';
import { disputed, eventOf, postEvent, succeeded } from '@harrow/testing/stripe-events';

/** More rows than one statement deletes. */
const MORE_THAN_ONE_BATCH = 2500;

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

const storedIds = async () =>
  (await shop.sql<{ id: string }>('SELECT id FROM stripe_event ORDER BY id')).map(({ id }) => id);

const idsOf = async (type: string) =>
  (await shop.sql<{ id: string }>('SELECT id FROM stripe_event WHERE type = $1', [type])).map(
    ({ id }) => id,
  );

/** Restarts the backend, which prunes events at startup, and waits for the remaining ones. */
async function restartUntilLeft(ids: string[]): Promise<void> {
  await shop.killBackends();
  await shop.startBackend();
  await until(storedIds, (left) => left.length <= ids.length);
  expect(await storedIds()).toEqual(ids);
}

it('leaves an event that only a newer version handles to that version', async () => {
  await shop.sql(
    `INSERT INTO stripe_event (id, type, payment) VALUES ('evt_newer', 'payout.failed', '{}')`,
  );
  const charge = { id: 'ch_1', payment_intent: null, amount_refunded: 1 };
  await postEvent(shop, { ...eventOf('charge.refunded', charge), id: 'evt_newer' });
  const stored = await shop.sql(
    `SELECT handled_at, last_error FROM stripe_event WHERE id = 'evt_newer'`,
  );
  expect(stored).toEqual([
    { handled_at: null, last_error: expect.stringContaining('payout.failed') as unknown },
  ]);
  await shop.sql(`DELETE FROM stripe_event WHERE id = 'evt_newer'`);
});

it('deletes only events that were handled ninety days ago, in any number', async () => {
  const insert = `INSERT INTO stripe_event (id, type, received_at, handled_at, next_attempt_at)
    SELECT $1 || n, 'customer.updated', now() - interval '1 year', now() - $2::interval,
           now() + interval '1 day' FROM generate_series(1, $3::int) n`;
  await shop.sql(insert, ['evt_old', '91 days', MORE_THAN_ONE_BATCH]);
  await shop.sql(insert, ['evt_young', '89 days', 1]);
  await shop.sql(insert, ['evt_waiting', null, 1]);
  await restartUntilLeft(['evt_waiting1', 'evt_young1']);
  await shop.sql('DELETE FROM stripe_event');
});

it('changes nothing when deleted events are sent again', async () => {
  const product = await shop.product({ available: 50 });
  const paid = await shopper.paidOrder(ada, product);
  const shipped = await shopper.paidOrder(ada, product);
  await shopper.ship(await shop.admin(), shipped.orderId);
  const refunded = await shopper.paidOrder(ada, product);
  await shopper.refundAtProvider(refunded.intentId, 1250);
  const cancelled = await shopper.order(ada, product);
  const late = await shopper.intent(ada, product.price);
  await shopper.payCard(late);
  await shopper.cancel(ada, cancelled);
  await shopper.confirm(ada, cancelled, late.id);
  await expectInvariants(shop);
  const orders = [paid, shipped, refunded].map(({ orderId }) => orderId);
  const read = () => Promise.all(orders.map((orderId) => shopper.read(ada, orderId)));
  const before = await read();

  await shop.sql("UPDATE stripe_event SET handled_at = now() - interval '91 days'");
  await restartUntilLeft([]);
  const events = await providerEvents(shop);
  expect(events.length).toBeGreaterThan(orders.length);
  for (const event of events) expect((await postEvent(shop, event)).status).toBe(200);
  expect(await storedIds()).toHaveLength(events.length);
  await expectInvariants(shop);
  expect(await read()).toEqual(before);
});

it('counts a dispute as open until it is closed, and keeps its events until then', async () => {
  const product = await shop.product({ available: 50 });
  const [open, reversed] = [
    await shopper.paidOrder(ada, product),
    await shopper.paidOrder(ada, product),
  ];
  const begins = disputed('created', open.intentId, 'needs_response');
  await postEvent(shop, begins);
  const elsewhere = disputed('created', 'pi_elsewhere', 'needs_response');
  await postEvent(shop, elsewhere);
  const lateBegin = disputed('created', reversed.intentId, 'needs_response');
  await postEvent(shop, disputed('closed', reversed.intentId, 'won'));
  await postEvent(shop, lateBegin);
  const openDisputes = async () =>
    /^harrow_disputes_open (\d+)$/m.exec(
      String((await send('GET', `${shop.url}/metrics`)).body),
    )?.[1];
  const growOld = (except = '') =>
    shop.sql(
      "UPDATE stripe_event SET handled_at = received_at - interval '91 days' WHERE id <> $1",
      [except],
    );

  await growOld(lateBegin.id); // the closing event is older than the opening one
  await restartUntilLeft(
    [begins.id, lateBegin.id, ...(await idsOf('charge.dispute.closed'))].sort(),
  );
  expect(await openDisputes()).toBe('1');
  await postEvent(shop, disputed('closed', open.intentId, 'lost'));
  await until(openDisputes, (count) => count === '0'); // the metric is updated every few seconds
  await growOld();
  await restartUntilLeft([]);
  expect(await openDisputes()).toBe('0');
});

describe('GET /stripe/events', () => {
  const list = (person?: Person) => shop.request('GET', '/stripe/events', { token: person?.token });

  const paidOrderEvent = async () => {
    const orderId = await shopper.order(ada, await shop.product());
    const intent = await shopper.intent(ada, 12.5, orderId);
    return { orderId, event: succeeded(ada, orderId, intent.id) };
  };

  it('shows staff a failing event in the list and, after some attempts, on its order', async () => {
    const { orderId, event } = await paidOrderEvent();
    event.data.object.amount_received = 1;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await shop.sql('UPDATE stripe_event SET next_attempt_at = now() WHERE id = $1', [event.id]);
      await postEvent(shop, event);
    }
    const { body } = await list(await shop.admin());
    expect(body).toContainEqual({
      _id: event.id,
      type: 'payment_intent.succeeded',
      attempts: 4,
      nextAttemptAt: expect.any(String) as unknown,
      lastError: 'The payment is not the amount of the order.',
      receivedAt: expect.any(String) as unknown,
      orderId,
    });
    const notes = await shop.sql('SELECT value FROM note WHERE resource_id = $1', [orderId]);
    expect(notes).toEqual([{ value: expect.stringContaining(event.id) as unknown }]);
  });

  it('shows only unhandled events, and only to staff', async () => {
    const { event } = await paidOrderEvent();
    await postEvent(shop, event);
    const answers = await Promise.all([await shop.admin(), ada, undefined].map(list));
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 401]);
    expect(JSON.stringify(answers[0]?.body)).not.toContain(event.id);
  });
});
