import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { atOnce, countStatuses, shopping } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const inEngine = async (orderId: string) => {
  const staff = await shop.stockAdmin();
  return (await staff.request('GET', `/orders/${orderId}`)).body;
};

const staffDo = async (orderId: string, what: string, body: unknown = {}) => {
  const staff = await shop.stockAdmin();
  return await staff.request('POST', `/orders/${orderId}/${what}`, { body });
};

describe('DELETE /orders/{id}', () => {
  it('cancels an unpaid order, returns its stock and removes it from the lists', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product, 4);
    expect(await shopper.cancel(ada, orderId)).toMatchObject({
      status: 200,
      body: { acknowledged: true, deletedCount: 1 },
    });
    expect(await shopper.stock(product)).toBe(10);
    const { body } = await shop.request('GET', '/orders', { token: admin.token });
    expect(JSON.stringify(body)).not.toContain(orderId);
    expect((await shopper.cancel(ada, orderId)).status).toBe(404);
  });

  it('returns the stock once for ten concurrent requests', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product, 4);
    const answers = await atOnce(10, () => shopper.cancel(ada, orderId));
    expect(countStatuses(answers)).toEqual({ 200: 1, 404: 9 });
    expect(await shopper.stock(product)).toBe(10);
  });

  it('lets an admin cancel, but no other customer', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    expect((await shopper.cancel(await shop.customer(), orderId)).status).toBe(404);
    expect((await shop.request('DELETE', `/orders/${orderId}`)).status).toBe(401);
    expect((await shopper.cancel(admin, orderId)).status).toBe(200);
  });

  it('rejects a paid order', async () => {
    const product = await shop.product();
    const { orderId } = await shopper.paidOrder(ada, product, 2);
    expect((await shopper.cancel(ada, orderId)).status).toBe(409);
    expect(await shopper.stock(product)).toBe(8);
  });

  it('closes the open payment at the provider', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    const intent = await shopper.intent(ada, product.price, orderId);
    await shopper.cancel(ada, orderId);
    expect((await shopper.paymentAtProvider(intent.id)).status).toBe('canceled');
  });
});

describe('PUT /orders/{id}', () => {
  it('ships a paid order once, with a fulfillment and a shipment in the engine', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product(), 2);
    const first = await shopper.ship(admin, orderId);
    expect(first.body).toEqual({ acknowledged: true, modifiedCount: 1 });
    expect((await shopper.ship(admin, orderId)).body).toMatchObject({ modifiedCount: 0 });
    expect((await shopper.read(ada, orderId)).shipped).toBe(true);
    expect(await inEngine(orderId)).toMatchObject({
      order: {
        fulfillment_status: 'shipped',
        fulfillments: [{ provider_id: 'manual', shipped_at: expect.any(String) as unknown }],
      },
    });
  });

  it('ships once for ten concurrent requests', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    const answers = await atOnce(10, () => shopper.ship(admin, orderId));
    const counts = answers.map(({ body }) => (body as { modifiedCount: number }).modifiedCount);
    expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('ships an order that staff have partly packed', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product(), 3);
    const { order } = (await inEngine(orderId)) as { order: { items: { id: string }[] } };
    const items = order.items.map(({ id }) => ({ item_id: id, quantity: 1 }));
    expect((await staffDo(orderId, 'fulfillment', { items })).status).toBe(200);
    expect((await shopper.ship(admin, orderId)).body).toMatchObject({ modifiedCount: 1 });
    expect(await inEngine(orderId)).toMatchObject({ order: { fulfillment_status: 'shipped' } });
  });

  it('rejects an unpaid order, an invalid body and everyone but admins', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    expect(await shopper.ship(admin, orderId)).toMatchObject({
      status: 409,
      body: { message: 'This order is still unpaid.' },
    });
    expect((await shopper.ship(admin, orderId, { shipped: false })).status).toBe(422);
    expect((await shopper.ship(admin, 'order_none')).status).toBe(404);
    expect((await shopper.ship(ada, orderId)).status).toBe(403);
    const body = { shipped: true };
    expect((await shop.request('PUT', `/orders/${orderId}`, { body })).status).toBe(401);
  });

  it('rejects a refunded order, but ships a partly refunded one', async () => {
    const product = await shop.product({ price: 10 });
    const [whole, part] = [
      await shopper.paidOrder(ada, product),
      await shopper.paidOrder(ada, product),
    ];
    await staffDo(whole.orderId, 'refund', { amount: 1000, reason: 'other' });
    await staffDo(part.orderId, 'refund', { amount: 400, reason: 'discount' });
    expect((await shopper.ship(admin, whole.orderId)).status).toBe(409);
    expect((await shopper.ship(admin, part.orderId)).status).toBe(200);
    expect((await shopper.paymentAtProvider(part.intentId)).latest_charge?.amount_refunded).toBe(
      400,
    );
  });
});
