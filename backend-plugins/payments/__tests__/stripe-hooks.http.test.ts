import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import {
  atOnce,
  countStatuses,
  shopping,
  type Shopping,
  until,
} from '../../orders/__tests__/support.ts';
import { eventOf, postEvent, sign, succeeded } from './stripe-events.ts';

let shop: TestShop;
let shopper: Shopping;
let ada: Person;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = shopping(shop);
  ada = await shop.customer();
});
afterAll(() => shop.stop());

const post = (event: unknown, signature?: string) => postEvent(shop, event, signature);

/** What the provider would say of a payment of 12.50 for an order of Ada's. */
const paidBy = (orderId: string, intentId: string, changes = {}) =>
  succeeded(ada, orderId, intentId, changes);

const stored = async (eventId: string) =>
  await shop.sql<{ type: string; handled: boolean; last_error: string | null }>(
    'SELECT type, handled_at IS NOT NULL AS handled, last_error FROM stripe_event WHERE id = $1',
    [eventId],
  );

const waiting = async () => {
  const orderId = await shopper.order(ada, await shop.product());
  return { orderId, intent: await shopper.intent(ada, 12.5, orderId) };
};

it.each([
  ['another secret', (body: string) => sign(body, 'whsec_other')],
  ['an old time', (body: string) => sign(body, 'whsec_harrow', 1_600_000_000)],
  ['another body', () => sign('{}')],
  ['no signature', () => ''],
])('refuses an event signed with %s, and stores nothing', async (_, signature) => {
  const { orderId, intent } = await waiting();
  const event = paidBy(orderId, intent.id);
  const answer = await post(event, signature(JSON.stringify(event)));
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_signature' } });
  expect(await stored(event.id)).toEqual([]);
  expect((await shopper.read(ada, orderId)).paid).toBe(false);
});

it('marks an order paid whose customer never came back', async () => {
  const { orderId, intent } = await waiting();
  await post(paidBy(orderId, intent.id));
  expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, trasectionId: intent.id });
});

it('counts an event once, however often it comes, at once and later', async () => {
  const { orderId, intent } = await waiting();
  const event = paidBy(orderId, intent.id);
  expect(countStatuses(await atOnce(20, () => post(event)))).toEqual({ 200: 20 });
  expect((await post(event)).status).toBe(200);
  expect(await stored(event.id)).toEqual([
    { type: 'payment_intent.succeeded', handled: true, last_error: null },
  ]);
});

it('leads to one capture together with the PATCH, whichever comes first', async () => {
  const { orderId, intent } = await waiting();
  await shopper.payCard(intent);
  const answers = await atOnce(40, (index) =>
    index % 2 ? shopper.confirm(ada, orderId, intent.id) : post(paidBy(orderId, intent.id)),
  );
  expect(countStatuses(answers)).toEqual({ 200: 40 });
  const payments = await shop.sql(
    'SELECT captured_at IS NOT NULL AS captured FROM payment WHERE order_id = $1',
    [orderId],
  );
  expect(payments).toEqual([{ captured: true }]);
});

it('does not bring a refunded order back when its event is sent again', async () => {
  const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
  const staff = await shop.stockAdmin();
  const body = { amount: 1250, reason: 'other' };
  await staff.request('POST', `/orders/${orderId}/refund`, { body });
  await post(paidBy(orderId, intentId));
  expect((await staff.request('GET', `/orders/${orderId}`)).body).toMatchObject({
    order: { payment_status: 'refunded' },
  });
});

it('sends money back that arrives for a cancelled order', async () => {
  const orderId = await shopper.order(ada, await shop.product());
  const intent = await shopper.intent(ada, 12.5);
  await shopper.payCard(intent);
  await shopper.cancel(ada, orderId);
  const answers = await atOnce(5, () => post(paidBy(orderId, intent.id)));
  expect(countStatuses(answers)).toEqual({ 200: 5 });
  const ask = () => shopper.providerSide(intent.id);
  const side = await until(ask, ({ latest_charge }) => latest_charge?.amount_refunded !== 0);
  expect(side.latest_charge?.amount_refunded).toBe(1250);
});

it('keeps an event that it cannot handle, with the reason', async () => {
  const { orderId, intent } = await waiting();
  const event = paidBy(orderId, intent.id, { amount_received: 1 });
  expect((await post(event)).status).toBe(200);
  expect(await stored(event.id)).toEqual([
    {
      type: 'payment_intent.succeeded',
      handled: false,
      last_error: 'The payment is not the amount of the order.',
    },
  ]);
  expect((await shopper.read(ada, orderId)).paid).toBe(false);
});

it('handles after a restart what was only stored before it', async () => {
  const { orderId, intent } = await waiting();
  const event = paidBy(orderId, intent.id);
  await shop.killBackends();
  await shop.sql('INSERT INTO stripe_event (id, type, payment) VALUES ($1, $2, $3)', [
    event.id,
    event.type,
    event.data.object,
  ]);
  await shop.startBackend();
  await until(
    () => shopper.read(ada, orderId),
    ({ paid }) => paid,
  );
});

it.each([
  ['of another kind', eventOf('charge.updated', { id: 'ch_1' })],
  [
    "of another shop's order",
    eventOf('payment_intent.succeeded', {
      id: 'pi_elsewhere',
      status: 'succeeded',
      amount: 1,
      amount_received: 1,
      currency: 'usd',
      metadata: { order_id: 'order_elsewhere', customer_id: 'cus_elsewhere' },
    }),
  ],
])('takes an event %s and does nothing', async (_, event) => {
  expect((await post(event)).status).toBe(200);
  expect(await stored(event.id)).toMatchObject([{ handled: true }]);
});
