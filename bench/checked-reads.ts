import { offer, poster } from '@harrow/testing/flood';
import type { TestShop } from '@harrow/testing/test-shop';
import { buyersOf, goodsOf, inTurn, orderAt } from './buyers.ts';

/** All of one product, so that what is read changes with every order. */
const ORDERS_PER_SECOND = 50;
const READERS = 16;

/** The product that is bought, and the reads of it: `read` returns the displayed stock. */
type Checked = { productId: string; reads: number; read: () => Promise<number> };

async function stockOf(shop: TestShop, productId: string): Promise<number> {
  const [product] = await shop.sql<{ stock: number }>(
    'SELECT inventory_quantity AS stock FROM product_variant WHERE product_id = $1',
    [productId],
  );
  if (!product) throw new Error('The product to buy is not in the catalogue.');
  return product.stock;
}

/**
 * Reads the stock of a product this many times while people buy it. What is shown is stale if it is more than what the
 * orders left that were answered before it was requested. Throws if it is less than was ever ordered.
 */
export async function readWhilePeopleBuy(
  shop: TestShop,
  { productId, reads, read }: Checked,
): Promise<{ stale: number; orders: number }> {
  const [bought] = await goodsOf(shop, productId);
  if (!bought) throw new Error('There is nothing to buy.');
  const stock = await stockOf(shop, productId);
  const [post, buyers] = [poster(READERS), inTurn(await buyersOf(shop))];
  let [begun, answered, left, stale] = [0, 0, reads, 0];
  const buy = async () => {
    begun += 1;
    await post(orderAt(shop.url, buyers(), bought));
    answered += 1;
  };
  const check = async () => {
    const most = stock - answered * bought.quantity;
    const shown = await read();
    if (shown > most) stale += 1;
    if (shown < stock - begun * bought.quantity) throw new Error(`${shown} pieces are shown.`);
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (left-- > 0) await check();
  });
  const sell = async () => {
    while (left > 0) await offer({ perSecond: ORDERS_PER_SECOND, seconds: 1 }, buy);
  };
  await Promise.all([...readers, sell()]);
  return { stale, orders: answered };
}
