import { z } from 'zod';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { shopping } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let ada: Person;
let staff: Person;
beforeAll(async () => {
  ada = await shop.customer(undefined, { verified: true });
  staff = await shop.admin();
});

/** Leaves the columns of an order's line as the previous version does, which knows none of them. */
const asPlacedBefore = (orderId: string) =>
  shop.sql(
    `UPDATE line_item SET place = DEFAULT, product_id = NULL, part_number = NULL, taken_pieces = NULL
      WHERE order_id = $1`,
    [orderId],
  );

const heldBy = async (orderId: string) =>
  (
    await shop.sql<{ taken_pieces: number | null }>(
      `SELECT taken_pieces FROM storefront_order WHERE order_id = $1
       UNION ALL SELECT taken_pieces FROM line_item WHERE order_id = $1`,
      [orderId],
    )
  ).map(({ taken_pieces }) => taken_pieces);

const ask = async (path: string, person = staff) =>
  (await shop.request('GET', path, { token: person.token })).body;

/** An order of 3 pieces by the previous version, paid or not. */
async function formerOrder(product: TestProduct, isPaid: boolean): Promise<string> {
  const orderId = isPaid
    ? (await shopper.paidOrder(ada, product, 3)).orderId
    : await shopper.order(ada, product, 3);
  await asPlacedBefore(orderId);
  return orderId;
}

describe('an order that the previous version has placed', () => {
  it('is shown with its line, and found by the name of its product', async () => {
    const product = await shop.product();
    const orderId = await formerOrder(product, false);
    const shown = {
      ...{ product: product.name, productId: product.id, quantity: 3, amount: 37.5 },
      lines: [{ productId: product.id, product: product.name, quantity: 3, price: 12.5, taken: 3 }],
    };
    expect(await ask(`/orders/${orderId}`, ada)).toMatchObject(shown);
    const q = encodeURIComponent(product.name);
    expect(await ask(`/orders?limit=10&q=${q}`)).toMatchObject([{ _id: orderId, ...shown }]);
    const table = z.string().parse(await ask(`/orders.csv?lines=true&q=${q}`));
    expect(table.trim().split('\r\n')).toHaveLength(2);
  });

  it('returns its pieces once when it is cancelled', async () => {
    const product = await shop.product({ available: 10 });
    const orderId = await formerOrder(product, false);
    expect(await shopper.stock(product)).toBe(7);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect((await shopper.cancel(ada, orderId)).status).toBe(404);
    expect(await shopper.stock(product)).toBe(10);
    expect(await heldBy(orderId)).toEqual([0, 0]);
  });

  it('counts in the figures, and as a verified purchase', async () => {
    const product = await shop.product({ price: 90_000 });
    await formerOrder(product, true);
    const day = new Date().toISOString().slice(0, 10);
    const figures = z
      .object({ topProducts: z.array(z.looseObject({ _id: z.string() })) })
      .parse(await ask(`/figures?from=${day}&to=${day}&by=day`));
    const ofProduct = figures.topProducts.find(({ _id }) => _id === product.id);
    expect(ofProduct).toMatchObject({ pieces: 3, revenue: 270_000 });
    const body = { name: ada.name, email: ada.email, review: 'Good.', point: 5 };
    await shop.request('POST', '/reviews', {
      token: ada.token,
      body: { ...body, productId: product.id },
    });
    const [row] = await shop.sql<{ handle: string }>('SELECT handle FROM product WHERE id = $1', [
      product.id,
    ]);
    expect(await ask(`/products/${row?.handle ?? ''}/reviews`)).toMatchObject({
      data: [{ verified: true }],
    });
  });

  it('puts pieces back when it is refunded, at most those that it took', async () => {
    const product = await shop.product({ available: 10 });
    const orderId = await formerOrder(product, true);
    const refund = (quantity: number, key: string) =>
      shop.request('POST', `/orders/${orderId}/refund`, {
        token: staff.token,
        body: { amount: 1, restock: [{ productId: product.id, quantity }] },
        headers: { 'idempotency-key': key },
      });
    expect((await refund(4, 'too-many')).status).toBe(422);
    expect((await refund(2, 'two')).status).toBe(200);
    expect(await shopper.stock(product)).toBe(9);
    expect(await heldBy(orderId)).toEqual([1, 1]);
    expect((await refund(2, 'more')).status).toBe(422);
  });
});
