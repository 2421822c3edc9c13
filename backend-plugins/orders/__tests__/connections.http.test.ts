import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { atOnce, countStatuses, shopping, type Shopping } from './support.ts';

/** More than the server has connections: a use case that takes a second one would wait for ever. */
const CROWD = 30;

let shop: TestShop;
let shopper: Shopping;
let ada: Person;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = shopping(shop);
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});
afterAll(() => shop.stop());

it('places, pays, ships and cancels more orders at once than there are connections', async () => {
  const product = await shop.product({ available: 2 * CROWD });
  const orders = await atOnce(CROWD, () => shopper.order(ada, product));
  const others = await atOnce(CROWD, () => shopper.order(ada, product));
  const intents = await Promise.all(
    orders.map((orderId) => shopper.intent(ada, product.price, orderId)),
  );
  await Promise.all(intents.map((intent) => shopper.payCard(intent)));
  const paid = await Promise.all(
    orders.map((orderId, index) => shopper.confirm(ada, orderId, intents[index]?.id ?? '')),
  );
  const shipped = await Promise.all(orders.map((orderId) => shopper.ship(admin, orderId)));
  const cancelled = await Promise.all(others.map((orderId) => shopper.cancel(ada, orderId)));
  expect([paid, shipped, cancelled].map(countStatuses)).toEqual([
    { 200: CROWD },
    { 200: CROWD },
    { 200: CROWD },
  ]);
  expect(await shopper.stock(product)).toBe(CROWD);
});
