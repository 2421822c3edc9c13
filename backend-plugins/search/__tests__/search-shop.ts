import { randomUUID } from 'node:crypto';
import type { SearchResult, Suggestions } from '@harrow/contract';
import type { Answer } from '@harrow/testing/http';
import type { Shop } from '@harrow/testing/shop';

/** A product to search for; all but its name is optional. */
export type Searched = {
  title: string;
  handle?: string;
  description?: string;
  sku?: string;
  /** Smallest unit of the currency. */
  price?: number;
  available?: number;
  /** The id of its category. */
  category?: string;
  specifications?: { name: string; value: string }[];
};

const INSERT_PRODUCT = `
  WITH made AS (
    INSERT INTO product (id, title, handle, description, status, metadata)
    VALUES ($1, $2, $3, $4, 'published', jsonb_build_object('specifications', $5::jsonb)) RETURNING id),
  variant AS (
    INSERT INTO product_variant (id, title, product_id, sku, inventory_quantity, variant_rank)
    SELECT 'variant_' || id, 'Standard', id, $6, $7, 0 FROM made RETURNING id),
  money AS (
    INSERT INTO money_amount (id, currency_code, amount)
    SELECT 'ma_' || id, 'usd', $8 FROM made RETURNING id),
  link AS (
    INSERT INTO product_variant_money_amount (id, money_amount_id, variant_id)
    SELECT 'pvma_' || made.id, money.id, variant.id FROM made, money, variant)
  INSERT INTO product_category_product (product_id, product_category_id)
  SELECT id, $9::varchar FROM made WHERE $9::varchar IS NOT NULL`;

/** Adds a product by SQL, which is faster than the stock admin. Returns its id. */
export async function addProduct(shop: Pick<Shop, 'sql'>, product: Searched): Promise<string> {
  const id = `prod_${randomUUID().replaceAll('-', '')}`;
  const { title, handle = id, description = '', sku = null, category = null } = product;
  await shop.sql(INSERT_PRODUCT, [
    ...[id, title, handle, description, JSON.stringify(product.specifications ?? []), sku],
    ...[product.available ?? 5, product.price ?? 1000, category],
  ]);
  return id;
}

/** Adds a category by SQL. Returns its id. */
export async function addCategory(
  shop: Pick<Shop, 'sql'>,
  { name, parent = null }: { name: string; parent?: string | null },
): Promise<string> {
  const id = `pcat_${randomUUID()}`;
  const above = parent === null ? '' : `${parent}.`;
  await shop.sql(
    `INSERT INTO product_category (id, name, handle, mpath, is_active, is_internal, rank, parent_category_id)
     VALUES ($1, $2, $3, $4, true, false, 100, $5)`,
    [id, name, id, `${above}${id}.`, parent],
  );
  return id;
}

type Query = Record<string, string | number>;

const inUrl = (query: Query) => new URLSearchParams(query as Record<string, string>).toString();

/** Sends a search; the answer may be a refusal. */
export const ask = (shop: Shop, query: Query): Promise<Answer> =>
  shop.request('GET', `/search?${inUrl(query)}`);

/** Returns what a search finds. */
export const find = async (shop: Shop, query: Query): Promise<SearchResult> =>
  (await ask(shop, query)).body as SearchResult;

/** Returns what is suggested to someone who has typed `q`. */
export const suggested = async (shop: Shop, q: string): Promise<Suggestions> =>
  (await shop.request('GET', `/search/suggestions?${inUrl({ q })}`)).body as Suggestions;

/** Returns the names of the products that a search finds, in order. */
export const names = async (shop: Shop, query: Query): Promise<string[]> =>
  (await find(shop, query)).data.map(({ name }) => name);
