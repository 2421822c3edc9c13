import type { TestShop } from '@harrow/testing/test-shop';
import { goodsOf } from '../buyers.ts';
import { readWhilePeopleBuy } from '../checked-reads.ts';

/** Returns the stock of a product that a page contains for the browser. */
function stockIn(html: string, productId: string): number {
  const data = html.slice(html.indexOf('id="harrow-data"'));
  const from = data.indexOf(`"_id":"${productId}"`);
  const found = /"available":(\d+)/.exec(data.slice(from));
  if (from < 0 || !found) throw new Error('The page has no stock.');
  return Number(found[1]);
}

/** Reads the page of a product this many times while people buy it. */
export async function readPagesWhilePeopleBuy(
  shop: TestShop,
  storefront: string,
  reads: number,
): Promise<{ stale: number; orders: number }> {
  const [bought] = await goodsOf(shop);
  if (!bought) throw new Error('There is nothing to buy.');
  const { productId } = bought;
  const [product] = await shop.sql<{ handle: string }>('SELECT handle FROM product WHERE id = $1', [
    productId,
  ]);
  const read = async () => {
    const page = await fetch(`${storefront}/products/${product?.handle ?? ''}`);
    return stockIn(await page.text(), productId);
  };
  return await readWhilePeopleBuy(shop, { productId, reads, read });
}
