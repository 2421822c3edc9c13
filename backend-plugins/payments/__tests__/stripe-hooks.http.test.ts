import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { atOnce, countStatuses, shopping, until } from '@harrow/testing/shopping';
import { disputed, eventOf, postEvent, sign, succeeded } from '@harrow/testing/stripe-events';

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

const post = (event: unknown, signature?: string) => postEvent(shop, event, signature);

/** An event about a payment of 12.50 for Ada's order. */
const paidBy = (orderId: string, intentId: string) => succeeded(ada, orderId, intentId);

const stored = async (eventId: string) =>
  await shop.sql<{ type: string; handled: boolean; last_error: string | null }>(
    'SELECT type, handled_at IS NOT NULL AS handled, last_error FROM stripe_event WHERE id = $1',
    [eventId],
  );

const openOrder = async () => {
  const orderId = await shopper.order(ada, await shop.product());
  return { orderId, intent: await shopper.intent(ada, 12.5, orderId) };
};

it.each([
  ['another secret', (body: string) => sign(body, 'whsec_other')],
  ['an old timestamp', (body: string) => sign(body, 'whsec_harrow', 1_600_000_000)],
  ['another body', () => sign('{}')],
  ['no signature', () => ''],
])('rejects an event signed with %s, and stores nothing', async (_, signature) => {
  const { orderId, intent } = await openOrder();
  const event = paidBy(orderId, intent.id);
  const answer = await post(event, signature(JSON.stringify(event)));
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_signature' } });
  expect(await stored(event.id)).toEqual([]);
  expect((await shopper.read(ada, orderId)).paid).toBe(false);
});

it.each([
  [null],
  [[]],
  [{}],
  [{ id: 'evt_1', type: 'charge.refunded' }],
  [{ id: 'evt_1', type: 1, data: { object: {} } }],
  [{ id: '', type: 'charge.refunded', data: { object: {} } }],
])('rejects %j although it is signed, because it is not an event', async (nothing) => {
  expect(await post(nothing)).toMatchObject({ status: 400, body: { code: 'bad_event' } });
});

it('verifies the bytes as they were sent, however they are formatted and chunked', async () => {
  const { orderId, intent } = await openOrder();
  const body = JSON.stringify(paidBy(orderId, intent.id), null, 2);
  const chunks = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(body.slice(0, 10)));
      controller.enqueue(Buffer.from(body.slice(10)));
      controller.close();
    },
  });
  const headers = { 'stripe-signature': sign(body) };
  const request = { method: 'POST', headers, body: chunks, duplex: 'half' } as const;
  expect((await fetch(`${shop.url}/stripe/hooks`, request)).status).toBe(200);
  expect((await shopper.read(ada, orderId)).paid).toBe(true);
});

it('rejects a body over 512 kB, and one that is missing', async () => {
  const answers = [];
  for (const body of [' '.repeat(512 * 1024 + 1), undefined]) {
    const headers = { 'stripe-signature': sign(body ?? '') };
    answers.push(await shop.request('POST', '/stripe/hooks', { headers, body }));
  }
  expect(answers).toMatchObject([
    { status: 413, body: { code: 'too_large' } },
    { status: 400, body: { code: 'bad_signature' } },
  ]);
});

it('marks an order paid although its customer did not return', async () => {
  const { orderId, intent } = await openOrder();
  await post(paidBy(orderId, intent.id));
  expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, trasectionId: intent.id });
});

it('handles an event once, however often it is sent', async () => {
  const { orderId, intent } = await openOrder();
  const event = paidBy(orderId, intent.id);
  expect(countStatuses(await atOnce(20, () => post(event)))).toEqual({ 200: 20 });
  expect((await post(event)).status).toBe(200);
  expect(await stored(event.id)).toEqual([
    { type: 'payment_intent.succeeded', handled: true, last_error: null },
  ]);
});

it('captures once for an event and the PATCH, in either order', async () => {
  const { orderId, intent } = await openOrder();
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

it('does not revive a refunded order when its event is sent again', async () => {
  const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
  const staff = await shop.stockAdmin();
  const body = { amount: 1250, reason: 'other' };
  await staff.request('POST', `/orders/${orderId}/refund`, { body });
  await post(paidBy(orderId, intentId));
  expect((await staff.request('GET', `/orders/${orderId}`)).body).toMatchObject({
    order: { payment_status: 'refunded' },
  });
});

it('refunds a payment for a cancelled order', async () => {
  const orderId = await shopper.order(ada, await shop.product());
  const intent = await shopper.intent(ada, 12.5);
  await shopper.payCard(intent);
  await shopper.cancel(ada, orderId);
  const answers = await atOnce(5, () => post(paidBy(orderId, intent.id)));
  expect(countStatuses(answers)).toEqual({ 200: 5 });
  const ask = () => shopper.paymentAtProvider(intent.id);
  const side = await until(ask, ({ latest_charge }) => latest_charge?.amount_refunded !== 0);
  expect(side.latest_charge?.amount_refunded).toBe(1250);
});

it.each([
  ['over another amount', { amount_received: 1 }, 'not the amount of the order'],
  ['in another currency', { currency: 'eur' }, 'not the amount of the order'],
  ['of another customer', { customer_id: 'cus_other' }, 'belongs to another'],
  ['of no customer', { customer_id: undefined }, 'belongs to another'],
])('keeps a payment %s for a later attempt, with the reason', async (_, changes, reason) => {
  const { orderId, intent } = await openOrder();
  const event = paidBy(orderId, intent.id);
  const { object } = event.data;
  Object.assign('customer_id' in changes ? object.metadata : object, changes);
  expect((await post(event)).status).toBe(200);
  expect(await stored(event.id)).toMatchObject([
    { handled: false, last_error: expect.stringContaining(reason) as unknown },
  ]);
  expect((await shopper.read(ada, orderId)).paid).toBe(false);
});

it.each([
  ['of another type', eventOf('charge.updated', { id: 'ch_1' })],
  [
    'of a charge without a payment intent',
    eventOf('charge.refunded', { id: 'ch_1', payment_intent: null, amount_refunded: 1 }),
  ],
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
])('accepts an event %s and does nothing', async (_, event) => {
  expect((await post(event)).status).toBe(200);
  expect(await stored(event.id)).toMatchObject([{ handled: true }]);
});

it('keeps nothing of the object of an event that has no effect', async () => {
  const event = eventOf('charge.succeeded', { id: 'ch_1', payment_intent: 'pi_1', amount: 1 });
  await post(event);
  const kept = await shop.sql('SELECT payment FROM stripe_event WHERE id = $1', [event.id]);
  expect(kept).toEqual([{ payment: null }]);
});

describe('a refund at the provider', () => {
  const refundHere = async (orderId: string, amount: number) => {
    const body = { amount, reason: 'other' };
    return await (await shop.stockAdmin()).request('POST', `/orders/${orderId}/refund`, { body });
  };
  const inEngine = async (orderId: string) => {
    const { body } = await (await shop.stockAdmin()).request('GET', `/orders/${orderId}`);
    const { order } = body as {
      order: { payment_status: string; refunds: { amount: number; note: string | null }[] };
    };
    return { ...order, refunded: order.refunds.reduce((sum, { amount }) => sum + amount, 0) };
  };

  it('shows in the stock admin and to the customer', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    await shopper.refundAtProvider(intentId, 1250);
    await until(
      () => shopper.read(ada, orderId),
      ({ refunded }) => refunded > 0,
    );
    expect(await inEngine(orderId)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ amount: 1250, note: 'Refunded at the payment provider.' }],
    });
  });

  it('adds up with refunds in the stock admin, and is not recorded twice', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    await refundHere(orderId, 200);
    await shopper.refundAtProvider(intentId, 300);
    const ask = () => inEngine(orderId);
    await until(ask, ({ refunded }) => refunded === 500);
    expect((await refundHere(orderId, 751)).status).toBe(400);
    expect((await refundHere(orderId, 750)).status).toBe(200);
    await until(
      () =>
        shop.sql('SELECT 1 FROM stripe_event WHERE type = $1 AND handled_at IS NULL', [
          'charge.refunded',
        ]),
      (left) => left.length === 0,
    );
    expect(await ask()).toMatchObject({ payment_status: 'refunded', refunded: 1250 });
    const side = await shopper.paymentAtProvider(intentId);
    expect(side.latest_charge?.amount_refunded).toBe(1250);
  });

  it('counts its total, regardless of the order and repetition of events', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    const refunded = (amount_refunded: number) =>
      eventOf('charge.refunded', { id: 'ch_1', payment_intent: intentId, amount_refunded });
    const [first, second] = [refunded(400), refunded(900)];
    await shopper.refundAtProvider(intentId, 400);
    await shopper.refundAtProvider(intentId, 500);
    for (const event of [second, first, second]) await post(event);
    expect(await inEngine(orderId)).toMatchObject({
      payment_status: 'partially_refunded',
      refunded: 900,
    });
  });

  it('waits for its payment', async () => {
    const { orderId, intent } = await openOrder();
    const early = eventOf('charge.refunded', {
      id: 'ch_1',
      payment_intent: intent.id,
      amount_refunded: 1250,
    });
    await post(early);
    expect(await stored(early.id)).toMatchObject([{ handled: false }]);
    await shopper.payCard(intent);
    await shopper.refundAtProvider(intent.id, 1250);
    await post(paidBy(orderId, intent.id));
    await shop.sql('UPDATE stripe_event SET next_attempt_at = now() WHERE id = $1', [early.id]);
    await post(early);
    expect(await stored(early.id)).toMatchObject([{ handled: true }]);
    expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, status: 'refunded' });
  });
});

describe('a dispute', () => {
  const warningsOf = (intentId: string) =>
    shop.log.filter((line) => line.includes(`dp_of_${intentId}`));

  it('is reported once with its order and amount, and does not change the order', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    const before = await shopper.read(ada, orderId);
    const opened = disputed('created', intentId, 'needs_response');
    for (const event of [opened, opened, disputed('closed', intentId, 'lost')]) await post(event);
    const warnings = await until(
      async () => warningsOf(intentId),
      ({ length }) => length === 2,
    );
    expect(warnings[0]).toContain('"level":"warn"');
    const subject = `dp_of_${intentId} over 12.5 usd of ${intentId} for ${orderId}`;
    expect(warnings[0]).toContain(`The dispute ${subject}: needs_response.`);
    expect(warnings[1]).toContain(`The dispute ${subject}: lost.`);
    expect(await shopper.read(ada, orderId)).toEqual(before);
  });

  it('about a payment of another shop is ignored', async () => {
    const event = disputed('created', 'pi_elsewhere', 'needs_response');
    expect((await post(event)).status).toBe(200);
    expect(await stored(event.id)).toMatchObject([{ handled: true }]);
    const { intentId } = await shopper.paidOrder(ada, await shop.product());
    await post(disputed('created', intentId, 'needs_response'));
    await until(
      async () => warningsOf(intentId),
      ({ length }) => length === 1,
    );
    expect(warningsOf('pi_elsewhere')).toEqual([]);
  });
});
