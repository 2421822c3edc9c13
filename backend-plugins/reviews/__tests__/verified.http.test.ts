import type { ProductReviews } from '@harrow/contract';
import pg from 'pg';
import { atOnce, countBlocked, orderBody, shopping, until } from '@harrow/testing/shopping';
import { postEvent, succeeded } from '@harrow/testing/stripe-events';
import type { Person, TestProduct } from '@harrow/testing/test-shop';
import { useReviewShop } from './reviewing.ts';

const { shop, reviewer } = useReviewShop();
const shopper = shopping(shop);
let ada: Person;
let product: TestProduct;
beforeEach(async () => {
  [ada, product] = await Promise.all([shop.customer(), shop.product({ price: 12.5 })]);
});

const write = async (person: Person, { id }: TestProduct) => {
  expect((await reviewer.write(person, id)).status).toBe(201);
};

/** Whether the product's only review is shown as verified, by both processes. */
async function isVerified(reviewed = product): Promise<boolean | undefined> {
  const { data } = await reviewer.read(reviewed);
  expect(data).toHaveLength(1);
  return data[0]?.verified;
}

const setState = (orderId: string, state: string) =>
  shop.sql('UPDATE "order" SET payment_status = $2 WHERE id = $1', [orderId, state]);

describe('a review of a product', () => {
  it('is verified in the next answer after the author has paid', async () => {
    await write(ada, product);
    const orderId = await shopper.order(ada, product);
    expect(await isVerified()).toBe(false);
    const intent = await shopper.intent(ada, product.price, orderId);
    await shopper.payCard(intent);
    await shopper.confirm(ada, orderId, intent.id);
    expect(await isVerified()).toBe(true);
  });

  it('is verified in the next answer after the provider has reported the payment', async () => {
    await write(ada, product);
    const orderId = await shopper.order(ada, product);
    const { id } = await shopper.intent(ada, product.price, orderId);
    expect(await isVerified()).toBe(false);
    expect((await postEvent(shop, succeeded(ada, orderId, id))).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it('is verified if it is written after the payment', async () => {
    await shopper.paidOrder(ada, product);
    await write(ada, product);
    expect(await isVerified()).toBe(true);
  });

  it('is not verified by the payment of another person or for another product', async () => {
    const [ben, another] = await Promise.all([shop.customer(), shop.product()]);
    await shopper.paidOrder(ben, product);
    await shopper.paidOrder(ada, another);
    await write(ada, product);
    await shopper.paidOrder(ben, product);
    await shopper.paidOrder(ada, another);
    expect(await isVerified()).toBe(false);
    await write(ada, another);
    expect(await isVerified(another)).toBe(true);
  });

  it('is not verified by an order that is cancelled, by its customer or by staff', async () => {
    await write(ada, product);
    await shopper.cancel(ada, await shopper.order(ada, product));
    const orderId = await shopper.order(ada, product);
    await (await shop.stockAdmin()).request('POST', `/orders/${orderId}/cancel`);
    expect(await isVerified()).toBe(false);
  });

  it('stays verified after a refund in part, and not after one of the rest', async () => {
    const { orderId } = await shopper.paidOrder(ada, product);
    await write(ada, product);
    expect((await shopper.refund(orderId, 1000)).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await shopper.refund(orderId, 250)).status).toBe(200);
    expect(await isVerified()).toBe(false);
  });

  it('is not verified after a full refund by an admin of the shop', async () => {
    const { orderId } = await shopper.paidOrder(ada, product);
    await write(ada, product);
    const { token } = await shop.admin();
    const headers = { 'idempotency-key': `all-of-${orderId}` };
    const path = `/orders/${orderId}/refund`;
    expect((await shop.request('POST', path, { token, headers, body: {} })).status).toBe(200);
    expect(await isVerified()).toBe(false);
  });

  it('is not verified after a full refund at the payment provider', async () => {
    const { intentId } = await shopper.paidOrder(ada, product);
    await write(ada, product);
    await shopper.refundAtProvider(intentId, 1250);
    const path = await reviewer.pathOf(product);
    // from one process, since the provider's event may come between the answers of two
    const shown = async () => (await shop.request('GET', path)).body as ProductReviews;
    await until(shown, ({ data }) => data[0]?.verified === false);
    expect(await isVerified()).toBe(false);
  });

  it('stays verified while another order of the product is paid', async () => {
    const [first, second] = [
      await shopper.paidOrder(ada, product),
      await shopper.paidOrder(ada, product),
    ];
    await write(ada, product);
    await shopper.refund(first.orderId, 1250);
    expect(await isVerified()).toBe(true);
    await shopper.refund(second.orderId, 1250);
    expect(await isVerified()).toBe(false);
    await shopper.paidOrder(ada, product);
    expect(await isVerified()).toBe(true);
  });

  it('follows a change of the order by SQL', async () => {
    await write(ada, product);
    const orderId = await shopper.order(ada, product);
    for (const [state, verified] of [
      ['captured', true],
      ['partially_refunded', true],
      ['refunded', false],
      ['captured', true],
    ] as const) {
      await setState(orderId, state);
      expect(await isVerified()).toBe(verified);
    }
    await shop.sql(`UPDATE "order" SET status = 'canceled' WHERE id = $1`, [orderId]);
    expect(await isVerified()).toBe(false);
  });

  it('stays as it was given for an author without an account', async () => {
    await reviewer.store(product.id, 5);
    await shopper.paidOrder(ada, product);
    expect(await isVerified()).toBe(true);
  });
});

describe('reviews and payments at the same time', () => {
  let holder: pg.Client;
  beforeEach(async () => {
    holder = new pg.Client(shop.databaseUrl);
    await holder.connect();
    await holder.query('BEGIN');
  });
  afterEach(() => holder.end());

  /** Waits until a query waits for the transaction of `holder`, and commits that. */
  const commitOnceAwaited = async () => {
    await until(
      () => countBlocked(shop),
      (blocked) => (blocked ?? 0) > 0,
    );
    await holder.query('COMMIT');
  };

  it('verify the review if the payment is committed last', async () => {
    const orderId = await shopper.order(ada, product);
    await holder.query(`UPDATE "order" SET payment_status = 'captured' WHERE id = $1`, [orderId]);
    await Promise.all([write(ada, product), commitOnceAwaited()]);
    expect(await isVerified()).toBe(true);
  });

  it('verify the review if the review is committed last', async () => {
    const orderId = await shopper.order(ada, product);
    await holder.query(
      `INSERT INTO shop_review (id, name, email, review, point, product_id, customer_id)
       VALUES ('rev_of_' || $1, 'Ada', $2, 'Good.', 5, $1, $3)`,
      [product.id, ada.email, ada.id],
    );
    await Promise.all([setState(orderId, 'captured'), commitOnceAwaited()]);
    expect(await isVerified()).toBe(true);
  });

  it('leave the review unverified if two orders are refunded', async () => {
    const [first, second] = [
      await shopper.paidOrder(ada, product),
      await shopper.paidOrder(ada, product),
    ];
    await write(ada, product);
    await holder.query(`UPDATE "order" SET payment_status = 'refunded' WHERE id = $1`, [
      first.orderId,
    ]);
    await Promise.all([setState(second.orderId, 'refunded'), commitOnceAwaited()]);
    expect(await isVerified()).toBe(false);
  });
});

it('costs an order no look at reviews, even if its product has some', async () => {
  await write(ada, product);
  const client = new pg.Client(shop.databaseUrl);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE shop_review, product_rating IN ACCESS EXCLUSIVE MODE');
  const answers = await atOnce(3, () =>
    shop.request('POST', '/orders', { token: ada.token, body: orderBody(ada, product) }),
  );
  await client.query('COMMIT');
  await client.end();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
});
