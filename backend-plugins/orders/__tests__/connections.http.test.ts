import { join } from 'node:path';
import { preloading } from '@harrow/testing/backend-environment';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { expectInvariants } from '@harrow/testing/invariants';
import { shopping, until } from '@harrow/testing/shopping';

const limit = join(__dirname, 'one-connection.cjs');
const shop = useTestShop({ NODE_OPTIONS: preloading(limit) });
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const staffDo = async (orderId: string, what: string, body: unknown = {}) => {
  const staff = await shop.stockAdmin();
  return (await staff.request('POST', `/orders/${orderId}/${what}`, { body })).status;
};

describe('with one database connection', () => {
  it('an order can be placed, paid, shipped and refunded', async () => {
    const product = await shop.product({ price: 10 });
    const orderId = await shopper.order(ada, product);
    const intent = await shopper.intent(ada, 10, orderId);
    await shopper.payCard(intent);
    expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(200);
    expect((await shopper.ship(admin, orderId)).status).toBe(200);
    expect(await staffDo(orderId, 'refund', { amount: 1000, reason: 'other' })).toBe(200);
    expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, shipped: true });
  });

  it('customers and staff can cancel orders', async () => {
    const product = await shop.product();
    const orders = [await shopper.order(ada, product), await shopper.order(ada, product)];
    await shopper.intent(ada, product.price, orders[0]);
    expect((await shopper.cancel(ada, orders[0] ?? '')).status).toBe(200);
    expect(await staffDo(orders[1] ?? '', 'cancel')).toBe(200);
    expect(await shopper.stock(product)).toBe(10);
  });

  it('a late payment is refunded, and a refund at the provider is recorded', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    const late = await shopper.intent(ada, product.price);
    await shopper.payCard(late);
    await shopper.cancel(ada, orderId);
    expect((await shopper.confirm(ada, orderId, late.id)).status).toBe(409);
    const paid = await shopper.paidOrder(ada, product);
    await shopper.refundAtProvider(paid.intentId, 1250);
    await until(
      () => shopper.read(ada, paid.orderId),
      ({ refunded }) => refunded > 0,
    );
    await expectInvariants(shop);
  });
});
