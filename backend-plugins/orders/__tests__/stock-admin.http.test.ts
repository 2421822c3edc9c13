import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { atOnce, shopping } from '@harrow/testing/shopping';

type EngineOrder = {
  items: { id: string }[];
  payments: { id: string }[];
  fulfillments: { id: string }[];
  shipping_methods: { shipping_option_id: string }[];
};

const shop = useSharedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const staffPost = async (path: string, body: unknown = {}) =>
  await (await shop.stockAdmin()).request('POST', path, { body });

const inEngine = async (orderId: string) => {
  const staff = await shop.stockAdmin();
  const { body } = await staff.request('GET', `/orders/${orderId}`);
  return (body as { order: EngineOrder }).order;
};

it.each(['capture', 'fulfillment'])('rejects the %s of an unpaid order', async (what) => {
  const orderId = await shopper.order(ada, await shop.product());
  const items = (await inEngine(orderId)).items.map(({ id }) => ({ item_id: id, quantity: 1 }));
  const body = what === 'capture' ? {} : { items };
  expect(await staffPost(`/orders/${orderId}/${what}`, body)).toMatchObject({
    status: 400,
    body: { message: 'This order is still unpaid.' },
  });
  expect(await inEngine(orderId)).toMatchObject({ payment_status: 'awaiting' });
});

it('cancels an unpaid order once, and removes it from the shop’s lists', async () => {
  const product = await shop.product();
  const orderId = await shopper.order(ada, product, 5);
  await atOnce(3, () => staffPost(`/orders/${orderId}/cancel`));
  expect(await shopper.stock(product)).toBe(10);
  const shown = await shop.request('GET', `/order?email=${ada.email}`, { token: ada.token });
  expect(JSON.stringify(shown.body)).not.toContain(orderId);
  expect(await shopper.read(ada, orderId)).toMatchObject({ status: 'cancelled' });
});

describe('when "manage inventory" is switched between an order and its cancellation', () => {
  const countStock = (product: TestProduct, isCounted: boolean) =>
    staffPost(`/products/${product.id}/variants/${product.variantId}`, {
      manage_inventory: isCounted,
    });

  const cancellations: [string, (orderId: string) => Promise<unknown>][] = [
    ['its customer', (orderId) => shopper.cancel(ada, orderId)],
    ['staff in the stock admin', (orderId) => staffPost(`/orders/${orderId}/cancel`)],
  ];

  it.each(cancellations)('%s returns nothing for an order that took nothing', async (_, cancel) => {
    const product = await shop.product({ available: 5 });
    await countStock(product, false);
    const orderId = await shopper.order(ada, product, 3);
    await countStock(product, true);
    await cancel(orderId);
    expect(await shopper.stock(product)).toBe(5);
  });

  it.each(cancellations)('%s returns everything that an order took', async (_, cancel) => {
    const product = await shop.product({ available: 5 });
    const orderId = await shopper.order(ada, product, 3);
    await countStock(product, false);
    await cancel(orderId);
    await countStock(product, true);
    expect(await shopper.stock(product)).toBe(5);
  });

  it('an order of an earlier version returns what is counted now', async () => {
    const product = await shop.product({ available: 5 });
    const orderId = await shopper.order(ada, product, 3);
    await shop.sql('UPDATE storefront_order SET taken_pieces = NULL WHERE order_id = $1', [
      orderId,
    ]);
    await shopper.cancel(ada, orderId);
    expect(await shopper.stock(product)).toBe(5);
  });
});

it('returns the pieces of an order to its own variant, not to the replacement', async () => {
  const product = await shop.product({ available: 5 });
  const orderId = await shopper.order(ada, product, 3);
  const variants = `/products/${product.id}/variants`;
  const { options } = (
    (await (await shop.stockAdmin()).request('GET', `/products/${product.id}`)).body as {
      product: { options: { id: string }[] };
    }
  ).product;
  const created = await staffPost(variants, {
    title: 'Replacement',
    inventory_quantity: 20,
    manage_inventory: true,
    prices: [{ currency_code: 'usd', amount: 1250 }],
    options: options.map(({ id }) => ({ option_id: id, value: 'Replacement' })),
  });
  expect(created.status).toBe(200);
  await (await shop.stockAdmin()).request('DELETE', `${variants}/${product.variantId}`);
  expect((await shopper.cancel(ada, orderId)).status).toBe(200);
  const stock = await shop.sql(
    `SELECT inventory_quantity AS pieces FROM product_variant
      WHERE product_id = $1 AND deleted_at IS NULL`,
    [product.id],
  );
  expect(stock).toEqual([{ pieces: 20 }]);
});

describe('a shipped order', () => {
  let orderId: string;
  let intentId: string;
  let order: EngineOrder;
  beforeAll(async () => {
    ({ orderId, intentId } = await shopper.paidOrder(ada, await shop.product()));
    await shopper.ship(admin, orderId);
    order = await inEngine(orderId);
  });

  const returned = () => ({ item_id: order.items[0]?.id, quantity: 1 });
  const payment = () => `/payments/${order.payments[0]?.id ?? ''}`;

  const unchanged = async () => {
    expect(await shopper.read(ada, orderId)).toMatchObject({ shipped: true, refunded: 0 });
    const side = await shopper.paymentAtProvider(intentId);
    expect(side.latest_charge?.amount_refunded).toBe(0);
  };

  it('cannot be cancelled', async () => {
    expect(await staffPost(`/orders/${orderId}/cancel`)).toMatchObject({
      status: 400,
      body: { message: 'A paid order cannot be cancelled. Refund it instead.' },
    });
    await unchanged();
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'get another shipping method',
      () =>
        staffPost(`/orders/${orderId}/shipping-methods`, {
          option_id: order.shipping_methods[0]?.shipping_option_id,
          price: 100,
        }),
    ],
    ['be swapped', () => staffPost(`/orders/${orderId}/swaps`, { return_items: [returned()] })],
    [
      'be claimed',
      () =>
        staffPost(`/orders/${orderId}/claims`, {
          type: 'refund',
          claim_items: [{ ...returned(), reason: 'other' }],
        }),
    ],
    [
      'be returned',
      () =>
        staffPost(`/orders/${orderId}/return`, {
          items: [returned()],
          receive_now: true,
          refund: 100,
        }),
    ],
    ['be edited', () => staffPost('/order-edits', { order_id: orderId })],
    [
      'be refunded by its payment',
      () => staffPost(`${payment()}/refund`, { amount: 100, reason: 'other' }),
    ],
    ['be captured by its payment', () => staffPost(`${payment()}/capture`)],
  ])('cannot %s', async (_, work) => {
    expect(await work()).toMatchObject({ status: 409, body: { code: 'not_in_this_shop' } });
    await unchanged();
  });
});

it('packs, unpacks, ships, completes and archives a paid order', async () => {
  const { orderId } = await shopper.paidOrder(ada, await shop.product());
  const items = (await inEngine(orderId)).items.map(({ id }) => ({ item_id: id, quantity: 1 }));
  await staffPost(`/orders/${orderId}/fulfillment`, { items });
  const [packed] = (await inEngine(orderId)).fulfillments;
  const unpack = `/orders/${orderId}/fulfillments/${packed?.id ?? ''}/cancel`;
  expect((await staffPost(unpack)).status).toBe(200);
  expect((await shopper.ship(admin, orderId)).body).toMatchObject({ modifiedCount: 1 });
  expect((await staffPost(`/orders/${orderId}/complete`)).status).toBe(200);
  expect((await staffPost(`/orders/${orderId}/archive`)).status).toBe(200);
  expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, shipped: true });
});

it('sells at the price of an active price list, even of one that was kept from an earlier version', async () => {
  const product = await shop.product({ price: 12.5 });
  await shop.sql(
    `INSERT INTO price_list (id, name, description, type, status)
     VALUES ('pl_old', 'Sale', 'All for 1.00', 'sale', 'active')`,
  );
  await shop.sql(
    `WITH price AS (
       INSERT INTO money_amount (id, currency_code, amount, price_list_id)
       VALUES ('ma_old', 'usd', 100, 'pl_old') RETURNING id)
     INSERT INTO product_variant_money_amount (id, money_amount_id, variant_id)
     SELECT 'pvma_old', id, $1 FROM price`,
    [product.variantId],
  );
  const shown = await shop.request('GET', `/services/${product.id}`);
  expect(shown.body).toMatchObject({ price: 12.5 });
  const refused = await shopper.place(ada, product);
  expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 1 } });
  const orderId = await shopper.order(ada, { ...product, price: 1 });
  expect(await inEngine(orderId)).toMatchObject({ total: 100 });
});

it('keeps the total of an order when its region gets a tax rate', async () => {
  const { orderId } = await shopper.paidOrder(ada, await shop.product({ price: 12.5 }), 2);
  const setTaxRate = (rate: number) => shop.sql('UPDATE region SET tax_rate = $1', [rate]);
  await setTaxRate(19);
  const order = await inEngine(orderId).finally(() => setTaxRate(0));
  expect(order).toMatchObject({ total: 2500, tax_total: 0, paid_total: 2500 });
});

it('does not take stock for a reservation', async () => {
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  const [item] = (await inEngine(orderId)).items;
  const path = `/orders/${orderId}/line-items/${item?.id ?? ''}/reserve`;
  expect((await staffPost(path, { location_id: 'sloc_1' })).status).toBe(409);
  expect(await shopper.stock(product)).toBe(9);
});

it('cannot turn a draft of an earlier version into an order', async () => {
  await shop.sql(
    `INSERT INTO draft_order (id, display_id, status) VALUES ('dorder_old', 1, 'open')`,
  );
  expect(await staffPost('/draft-orders/dorder_old/pay')).toMatchObject({
    status: 409,
    body: { code: 'not_in_this_shop' },
  });
});

it('does not revive an order that is being cancelled', async () => {
  const product = await shop.product({ available: 8 });
  const orders = await atOnce(8, () => shopper.order(ada, product));
  await Promise.all(
    orders.flatMap((orderId) => [
      shopper.cancel(ada, orderId),
      staffPost(`/orders/${orderId}/complete`),
      staffPost(`/orders/${orderId}`, { metadata: { note: 'call first' } }),
    ]),
  );
  const gone = await Promise.all(orders.map((orderId) => shopper.read(ada, orderId)));
  expect(gone.map(({ status }) => status)).toEqual(Array(8).fill('cancelled'));
  expect(await shopper.stock(product)).toBe(8);
});
