import { send } from '../../../dev/test-support/http.ts';
import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { expectInvariants, providerEvents } from '../../orders/__tests__/invariants.ts';
import { shopping, type Shopping, until } from '../../orders/__tests__/support.ts';
import { disputed, eventOf, postEvent } from './stripe-events.ts';

/** More than one statement deletes. */
const MANY = 2500;

let shop: TestShop;
let shopper: Shopping;
let ada: Person;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = shopping(shop);
  ada = await shop.customer();
});
afterAll(() => shop.stop());

const storedIds = async () =>
  (await shop.sql<{ id: string }>('SELECT id FROM stripe_event ORDER BY id')).map(({ id }) => id);

const idsOf = async (type: string) =>
  (await shop.sql<{ id: string }>('SELECT id FROM stripe_event WHERE type = $1', [type])).map(
    ({ id }) => id,
  );

/** Starts the backend anew, which looks for old events as it starts, and waits for what is left. */
async function untilLeft(ids: string[]): Promise<void> {
  await shop.killBackends();
  await shop.startBackend();
  await until(storedIds, (left) => left.length <= ids.length);
  expect(await storedIds()).toEqual(ids);
}

it('leaves an event that only a newer version of the shop follows to that version', async () => {
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

it('forgets what was handled ninety days ago, however much, and nothing else', async () => {
  const insert = `INSERT INTO stripe_event (id, type, received_at, handled_at, next_attempt_at)
    SELECT $1 || n, 'customer.updated', now() - interval '1 year', now() - $2::interval,
           now() + interval '1 day' FROM generate_series(1, $3::int) n`;
  await shop.sql(insert, ['evt_old', '91 days', MANY]);
  await shop.sql(insert, ['evt_young', '89 days', 1]);
  await shop.sql(insert, ['evt_waiting', null, 1]);
  await untilLeft(['evt_waiting1', 'evt_young1']);
  await shop.sql('DELETE FROM stripe_event');
});

it('changes nothing when all that was forgotten is sent again', async () => {
  const product = await shop.product({ available: 50 });
  const paid = await shopper.paidOrder(ada, product);
  const shipped = await shopper.paidOrder(ada, product);
  await shopper.ship(await shop.admin(), shipped.orderId);
  const refunded = await shopper.paidOrder(ada, product);
  await shopper.refundThere(refunded.intentId, 1250);
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
  await untilLeft([]);
  const events = await providerEvents(shop);
  expect(events.length).toBeGreaterThan(orders.length);
  for (const event of events) expect((await postEvent(shop, event)).status).toBe(200);
  expect(await storedIds()).toHaveLength(events.length);
  await expectInvariants(shop);
  expect(await read()).toEqual(before);
});

it('counts a dispute as open until it has ended, however old, and forgets it only then', async () => {
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

  await growOld(lateBegin.id); // its end is older than its beginning
  await untilLeft([begins.id, lateBegin.id, ...(await idsOf('charge.dispute.closed'))].sort());
  expect(await openDisputes()).toBe('1');
  await postEvent(shop, disputed('closed', open.intentId, 'lost'));
  await until(openDisputes, (count) => count === '0'); // it is counted every few seconds
  await growOld();
  await untilLeft([]);
  expect(await openDisputes()).toBe('0');
});
