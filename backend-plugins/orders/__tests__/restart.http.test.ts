import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { succeeded } from '@harrow/testing/stripe-events';
import { atOnce, orderBody, shopping, until } from '@harrow/testing/shopping';

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;

const MORE_THAN_ONE_BATCH = 120;

/** Places an order of one piece and opens its payment. */
const openOrder = async () => {
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  return { product, orderId, intent: await shopper.intent(ada, product.price, orderId) };
};

/** Pays 5.00 for no order, and dates the payment back by some hours. */
const payWithoutOrder = async (hours: number) => {
  const intent = await shopper.intent(ada, 5);
  await shopper.payCard(intent);
  await shop.sql(
    'UPDATE payment_intent SET created_at = now() - make_interval(hours => $1) WHERE intent_id = $2',
    [hours, intent.id],
  );
  return intent;
};

/** Inserts open payments for no order, as an abusive client might create them. */
const insertOpenPayments = (count: number) =>
  shop.sql(
    `INSERT INTO payment_intent (id, intent_id, customer_id, amount, currency_code, status)
     SELECT 'payint_free_' || n, 'pi_free_' || n, $1, 500, 'usd', 'open'
       FROM generate_series(1, $2::int) n`,
    [ada.id, count],
  );

/** Places an order with a key, dates the key back, and returns a function that sends it again. */
const placedWithKey = async (days: number) => {
  const headers = { 'idempotency-key': `of-${days}-days-ago` };
  const body = orderBody(ada, await shop.product());
  const send = () => shop.request('POST', '/orders', { token: ada.token, headers, body });
  const { body: answer } = await send();
  await shop.sql(
    'UPDATE order_idempotency_key SET created_at = now() - make_interval(days => $1) WHERE key = $2',
    [days, headers['idempotency-key']],
  );
  return { send, answer };
};

const makeOld = (orderIds: string[]) =>
  shop.sql(
    `UPDATE storefront_order SET placed_at = now() - interval '73 hours' WHERE order_id = ANY($1)`,
    [orderIds],
  );

/** Leaves the work that a killed shop finds at its next start. */
const leaveUnfinishedWork = async () => {
  const [old, unreported, cancelled, reported] = [
    await openOrder(),
    await openOrder(),
    await openOrder(),
    await openOrder(),
  ];
  const paid = await shopper.paidOrder(ada, old.product);
  const young = await shopper.order(ada, old.product);
  const [unused, recent] = [await payWithoutOrder(25), await payWithoutOrder(23)];
  // the engine emits no events in its test mode, so the payment stays open for now
  await (await shop.stockAdmin()).request('POST', `/orders/${cancelled.orderId}/cancel`);
  await makeOld([old.orderId, unreported.orderId, paid.orderId]);
  await insertOpenPayments(1500);
  const hoarded = await shop.product({ available: MORE_THAN_ONE_BATCH });
  await makeOld(await atOnce(MORE_THAN_ONE_BATCH, () => shopper.order(ada, hoarded)));
  const keys = { old: await placedWithKey(31), young: await placedWithKey(29) };
  return { old, unreported, cancelled, reported, paid, young, unused, recent, hoarded, keys };
};

let left: Awaited<ReturnType<typeof leaveUnfinishedWork>>;
beforeAll(async () => {
  ada = await shop.customer();
  left = await leaveUnfinishedWork();
  await shop.killBackends();
  await shopper.payCard(left.unreported.intent);
  const event = succeeded(ada, left.reported.orderId, left.reported.intent.id);
  await shop.sql('INSERT INTO stripe_event (id, type, payment) VALUES ($1, $2, $3)', [
    event.id,
    event.type,
    event.data.object,
  ]);
  await shop.startBackend();
});

const statusAtProvider = (id: string) =>
  until(
    async () => (await shopper.paymentAtProvider(id)).status,
    (status) => status === 'canceled',
  );

describe('after a restart', () => {
  it('expires orders that were unpaid for too long, but not paid or recent ones', async () => {
    const { old, paid, young } = left;
    await until(
      () => shopper.stock(old.product),
      (pieces) => pieces === 8,
    );
    const states = await shop.sql(
      `SELECT o.id, o.status, so.expired_at IS NOT NULL AS expired
         FROM "order" o JOIN storefront_order so ON so.order_id = o.id
        WHERE o.id = ANY($1) ORDER BY array_position($1, o.id::text)`,
      [[old.orderId, paid.orderId, young]],
    );
    expect(states).toEqual([
      { id: old.orderId, status: 'canceled', expired: true },
      { id: paid.orderId, status: 'pending', expired: false },
      { id: young, status: 'pending', expired: false },
    ]);
    expect(await statusAtProvider(old.intent.id)).toBe('canceled');
  });

  it('expires all due orders in one round', async () => {
    await until(
      () => shopper.stock(left.hoarded),
      (pieces) => pieces === MORE_THAN_ONE_BATCH,
    );
  });

  it('marks an old order paid whose payment was missed, among many payments for no order', async () => {
    const { orderId, product } = left.unreported;
    await until(
      () => shopper.read(ada, orderId),
      ({ paid }) => paid,
    );
    expect(await shopper.stock(product)).toBe(9);
  });

  it('closes the payment of an order that staff have cancelled', async () => {
    expect(await statusAtProvider(left.cancelled.intent.id)).toBe('canceled');
  });

  it('handles an event that was stored but not handled', async () => {
    const order = await until(
      () => shopper.read(ada, left.reported.orderId),
      ({ paid }) => paid,
    );
    expect(order.trasectionId).toBe(left.reported.intent.id);
  });

  it('deletes idempotency keys after thirty days', async () => {
    await until(
      () => shop.sql(`SELECT key FROM order_idempotency_key WHERE key LIKE 'of-%'`),
      (keys) => keys.length === 1,
    );
    expect((await left.keys.young.send()).body).toEqual(left.keys.young.answer);
    const again = await left.keys.old.send();
    expect(again.status).toBe(201);
    expect(again.body).not.toEqual(left.keys.old.answer);
  });

  it('refunds a payment that was not used for an order within a day', async () => {
    const refunded = async (id: string) =>
      (await shopper.paymentAtProvider(id)).latest_charge?.amount_refunded;
    await until(
      () => refunded(left.unused.id),
      (amount) => amount === 500,
    );
    expect(await refunded(left.recent.id)).toBe(0);
  });
});
