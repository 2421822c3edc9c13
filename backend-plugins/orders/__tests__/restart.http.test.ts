import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { succeeded } from '../../payments/__tests__/stripe-events.ts';
import { atOnce, orderBody, shopping, type Shopping, until } from './support.ts';

let shop: TestShop;
let shopper: Shopping;
let ada: Person;

const MORE_THAN_A_BATCH = 120;

/** An order of one piece with an open payment. */
const waiting = async () => {
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  return { product, orderId, intent: await shopper.intent(ada, product.price, orderId) };
};

/** A payment of 5.00 for no order, made some hours ago. */
const paidFreely = async (hours: number) => {
  const intent = await shopper.intent(ada, 5);
  await shopper.payCard(intent);
  await shop.sql(
    'UPDATE payment_intent SET created_at = now() - make_interval(hours => $1) WHERE intent_id = $2',
    [hours, intent.id],
  );
  return intent;
};

/** Payments for no order that are open, by a program that only ever begins them. */
const openFreely = (count: number) =>
  shop.sql(
    `INSERT INTO payment_intent (id, intent_id, customer_id, amount, currency_code, status)
     SELECT 'payint_free_' || n, 'pi_free_' || n, $1, 500, 'usd', 'open'
       FROM generate_series(1, $2::int) n`,
    [ada.id, count],
  );

/** An order whose key came some days ago; answers how to send that key again. */
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

/** What a shop finds that was killed and is started again: all that time or nobody has told it. */
const leaveBehind = async () => {
  const [old, unheard, dropped, told] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(),
  ];
  const paid = await shopper.paidOrder(ada, old.product);
  const young = await shopper.order(ada, old.product);
  const [forgotten, fresh] = [await paidFreely(25), await paidFreely(23)];
  // the engine emits no events under test, so that nobody closes the payment yet
  await (await shop.stockAdmin()).request('POST', `/orders/${dropped.orderId}/cancel`);
  await makeOld([old.orderId, unheard.orderId, paid.orderId]);
  await openFreely(1500);
  const hoarded = await shop.product({ available: MORE_THAN_A_BATCH });
  await makeOld(await atOnce(MORE_THAN_A_BATCH, () => shopper.order(ada, hoarded)));
  const keys = { old: await placedWithKey(31), young: await placedWithKey(29) };
  return { old, unheard, dropped, told, paid, young, forgotten, fresh, hoarded, keys };
};

let left: Awaited<ReturnType<typeof leaveBehind>>;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = shopping(shop);
  ada = await shop.customer();
  left = await leaveBehind();
  await shop.killBackends();
  await shopper.payCard(left.unheard.intent);
  const event = succeeded(ada, left.told.orderId, left.told.intent.id);
  await shop.sql('INSERT INTO stripe_event (id, type, payment) VALUES ($1, $2, $3)', [
    event.id,
    event.type,
    event.data.object,
  ]);
  await shop.startBackend();
});
afterAll(() => shop.stop());

const statusAtProvider = (id: string) =>
  until(
    async () => (await shopper.providerSide(id)).status,
    (status) => status === 'canceled',
  );

describe('after a restart', () => {
  it('an order expires that was left unpaid too long; paid and young ones stay', async () => {
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

  it('all that are due expire at once, however many there are', async () => {
    await until(
      () => shopper.stock(left.hoarded),
      (pieces) => pieces === MORE_THAN_A_BATCH,
    );
  });

  it('an old order is paid whose money had arrived unheard, among many payments of no order', async () => {
    const { orderId, product } = left.unheard;
    await until(
      () => shopper.read(ada, orderId),
      ({ paid }) => paid,
    );
    expect(await shopper.stock(product)).toBe(9);
  });

  it('the payment is closed of an order that staff have cancelled', async () => {
    expect(await statusAtProvider(left.dropped.intent.id)).toBe('canceled');
  });

  it('an event is handled that was only stored before', async () => {
    const order = await until(
      () => shopper.read(ada, left.told.orderId),
      ({ paid }) => paid,
    );
    expect(order.trasectionId).toBe(left.told.intent.id);
  });

  it('an idempotency key is forgotten after thirty days', async () => {
    await until(
      () => shop.sql(`SELECT key FROM order_idempotency_key WHERE key LIKE 'of-%'`),
      (keys) => keys.length === 1,
    );
    expect((await left.keys.young.send()).body).toEqual(left.keys.young.answer);
    const again = await left.keys.old.send();
    expect(again.status).toBe(201);
    expect(again.body).not.toEqual(left.keys.old.answer);
  });

  it('a payment goes back that no order has taken within a day', async () => {
    const refunded = async (id: string) =>
      (await shopper.providerSide(id)).latest_charge?.amount_refunded;
    await until(
      () => refunded(left.forgotten.id),
      (amount) => amount === 500,
    );
    expect(await refunded(left.fresh.id)).toBe(0);
  });
});
