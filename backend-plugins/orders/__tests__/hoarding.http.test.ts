import { randomUUID } from 'node:crypto';
import { freePort } from '@harrow/processes/free-port';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';
import { createIdentityUser, verifyEmail } from '@harrow/testing/identity';
import {
  atOnce,
  countStatuses,
  linesBody,
  orderBody,
  shopping,
  until,
} from '@harrow/testing/shopping';

const shop = useTestShop({ MAX_UNPAID_ORDERS: '5' });
const shopper = shopping(shop);

const verified = () => shop.customer(undefined, { verified: true });

/** Places orders one after the other; returns their ids. */
async function orders(person: Person, product: TestProduct, count: number): Promise<string[]> {
  const placed = [];
  while (placed.length < count) placed.push(await shopper.order(person, product));
  return placed;
}

describe('the limit on unpaid orders', () => {
  it('rejects one more order without taking stock, and states the limit', async () => {
    const [ada, product] = [await verified(), await shop.product()];
    await orders(ada, product, 5);
    expect(await shopper.place(ada, product)).toMatchObject({
      status: 409,
      body: {
        code: 'too_many_unpaid_orders',
        message: 'You have 5 unpaid orders. Pay or cancel one first.',
        limit: 5,
      },
    });
    expect(await shopper.stock(product)).toBe(5);
    expect((await shopper.place(await verified(), product)).status).toBe(201);
  });

  it('is 3 for an unverified email', async () => {
    const [ada, product] = [await shop.customer(), await shop.product()];
    await orders(ada, product, 3);
    expect(await shopper.place(ada, product)).toMatchObject({ status: 409, body: { limit: 3 } });
  });

  it('counts the orders that staff place for a customer, and names it to them', async () => {
    const [{ token }, ada, product] = [
      await shop.admin(),
      await shop.customer(),
      await shop.product(),
    ];
    const { email: _email, ...delivery } = linesBody(ada, [{ product, quantity: 1 }]);
    const body = { ...delivery, language: 'en' };
    const place = () => shop.request('POST', `/customers/${ada.id}/orders`, { token, body });
    await orders(ada, product, 2);
    expect((await place()).status).toBe(201);
    expect(await place()).toMatchObject({
      status: 409,
      body: {
        code: 'too_many_unpaid_orders',
        message: 'This customer has 3 unpaid orders. Cancel one first, or let it be paid.',
        limit: 3,
      },
    });
  });

  it.each([
    ['paying', (person: Person, product: TestProduct, id: string) => pay(person, product, id)],
    ['cancelling', (person: Person, _: TestProduct, id: string) => shopper.cancel(person, id)],
  ])('allows another order after %s one', async (_, end) => {
    const [ada, product] = [await shop.customer(), await shop.product()];
    const [first = ''] = await orders(ada, product, 3);
    await end(ada, product, first);
    expect((await shopper.place(ada, product)).status).toBe(201);
    expect((await shopper.place(ada, product)).status).toBe(409);
  });

  it('repeats the first answer for a key that has placed an order', async () => {
    const [ada, product] = [await shop.customer(), await shop.product()];
    const body = orderBody(ada, product);
    const send = (key: string) =>
      shop.request('POST', '/orders', {
        token: ada.token,
        headers: { 'idempotency-key': key },
        body,
      });
    const first = await send('first');
    await orders(ada, product, 2);
    expect(await send('first')).toMatchObject({ status: 201, body: first.body });
    expect((await send('second')).status).toBe(409);
  });

  it('is about kept by concurrent orders of a verified customer', async () => {
    const [ada, product] = [await verified(), await shop.product({ available: 40 })];
    const answers = await atOnce(30, () => shopper.place(ada, product));
    const { 201: placed = 0, 409: refused = 0 } = countStatuses(answers);
    expect(placed + refused).toBe(30);
    expect(placed).toBeGreaterThanOrEqual(5);
    expect((await shopper.place(ada, product)).status).toBe(409);
    expect(await shopper.stock(product)).toBe(40 - placed);
  });

  it('is exact for an unverified customer, of concurrent orders in two processes too', async () => {
    const other = await shop.startBackend(await freePort());
    const [ada, one, two] = [
      await shop.customer(),
      await shop.product({ available: 40 }),
      await shop.product({ available: 40 }),
    ];
    const answers = await atOnce(30, (index) => shopper.place(ada, index % 3 === 0 ? one : two));
    await shop.stopBackends(other);
    expect(countStatuses(answers)).toEqual({ 201: 3, 409: 27 });
    const [ofOne = 0, ofTwo = 0] = [await shopper.stock(one), await shopper.stock(two)];
    expect(ofOne + ofTwo).toBe(77);
  });
});

describe('an unpaid order after three hours', () => {
  const makeOld = (orderId: string) =>
    shop.sql(
      `UPDATE storefront_order SET placed_at = now() - interval '3 hours' WHERE order_id = $1`,
      [orderId],
    );

  it('expires only if the email is still unverified', async () => {
    const later = await createIdentityUser(`later-${randomUUID()}@farm.test`);
    const people = [await shop.customer(), await verified(), await shop.signIn(later)];
    const product = await shop.product();
    const placed = await Promise.all(people.map((person) => shopper.order(person, product)));
    await Promise.all(placed.map(makeOld));
    await shop.signIn(await verifyEmail(later));
    await shop.killBackends();
    await shop.startBackend(); // it searches for due orders at startup
    const states = () =>
      shop.sql<{ status: string; early: boolean }>(
        `SELECT o.status, so.placed_unverified AS early
           FROM "order" o JOIN storefront_order so ON so.order_id = o.id
          WHERE o.id = ANY($1) ORDER BY array_position($1, o.id::text)`,
        [placed],
      );
    await until(states, (all) => all[0]?.status === 'canceled' && all[2]?.early === false);
    expect(await states()).toEqual([
      { status: 'canceled', early: true },
      { status: 'pending', early: false },
      { status: 'pending', early: false },
    ]);
    expect(await shopper.stock(product)).toBe(8);
  });
});

async function pay(person: Person, product: TestProduct, orderId: string): Promise<void> {
  const intent = await shopper.intent(person, product.price, orderId);
  await shopper.payCard(intent);
  await shopper.confirm(person, orderId, intent.id);
}
