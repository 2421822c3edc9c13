import type { TestShop } from '@harrow/testing/test-shop';
import { offer, poster } from '@harrow/testing/flood';
import { buyersOf, goodsOf, inTurn, orderAt } from '../buyers.ts';

/** All of one product, so that its page changes with every order. */
const ORDERS_PER_SECOND = 50;
const READERS = 16;

/** Returns the stock of a product that a page contains for the browser. */
function stockIn(html: string, productId: string): number {
  const data = html.slice(html.indexOf('id="harrow-data"'));
  const from = data.indexOf(`"_id":"${productId}"`);
  const found = /"available":(\d+)/.exec(data.slice(from));
  if (from < 0 || !found) throw new Error('The page has no stock.');
  return Number(found[1]);
}

/**
 * Reads the page of a product this many times while people buy it. A page is stale if it shows more than
 * what the orders left that were answered before it was requested. Throws if it shows less than was ever
 * ordered.
 */
export async function readWhilePeopleBuy(
  shop: TestShop,
  storefront: string,
  reads: number,
): Promise<{ stale: number; orders: number }> {
  const [bought] = await goodsOf(shop);
  if (!bought) throw new Error('There is nothing to buy.');
  const [product] = await shop.sql<{ handle: string; stock: number }>(
    `SELECT handle, inventory_quantity AS stock
       FROM product p JOIN product_variant v ON v.product_id = p.id WHERE p.id = $1`,
    [bought.productId],
  );
  if (!product) throw new Error('The product to buy is not in the catalogue.');
  const { handle, stock } = product;
  const [post, buyers] = [poster(READERS), inTurn(await buyersOf(shop))];
  let [begun, answered, left, stale] = [0, 0, reads, 0];
  const buy = async () => {
    begun += 1;
    await post(orderAt(shop.url, buyers(), bought));
    answered += 1;
  };
  const read = async () => {
    const most = stock - answered * bought.quantity;
    const page = await fetch(`${storefront}/products/${handle}`);
    const shown = stockIn(await page.text(), bought.productId);
    if (shown > most) stale += 1;
    if (shown < stock - begun * bought.quantity) throw new Error(`The page shows ${shown}.`);
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (left-- > 0) await read();
  });
  const sell = async () => {
    while (left > 0) await offer({ perSecond: ORDERS_PER_SECOND, seconds: 1 }, buy);
  };
  await Promise.all([...readers, sell()]);
  return { stale, orders: answered };
}
