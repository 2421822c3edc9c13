import type { Pool } from 'pg';

/** The first variant's price in the shop's currency, as the shop's own query finds it. */
const PRICE = `
  SELECT v.inventory_quantity, ma.amount
    FROM product_variant v
    JOIN product_variant_money_amount link ON link.variant_id = v.id
    JOIN money_amount ma ON ma.id = link.money_amount_id
   WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ma.currency_code = 'usd'
     AND ma.price_list_id IS NULL AND ma.deleted_at IS NULL
   ORDER BY v.variant_rank NULLS LAST LIMIT 1`;

const IS_SOLD = `p.status = 'published' AND p.deleted_at IS NULL AND EXISTS (${PRICE})`;

const SERVICE = `
  json_build_object('_id', p.id, 'name', p.title, 'img', p.thumbnail,
    'price', (price.amount / 100.0)::float8, 'available', price.inventory_quantity,
    'minimum', (p.metadata->>'minimum')::int, 'description', p.description)`;

const NEWEST_FIRST = 'ORDER BY p.created_at DESC, p.id COLLATE "C" DESC';

/** What makes a page's order an index; the engine's schema has none. */
export const INDEX = `
  CREATE INDEX IF NOT EXISTS bare_newest ON product (created_at DESC, id COLLATE "C" DESC)
   WHERE status = 'published' AND deleted_at IS NULL`;

const PAGE = `
  SELECT json_build_object(
    'success', true,
    'data', (SELECT coalesce(json_agg(${SERVICE} ${NEWEST_FIRST}), '[]')
               FROM (SELECT * FROM product p WHERE ${IS_SOLD}
                     ${NEWEST_FIRST} LIMIT $1 OFFSET $2) p
               JOIN LATERAL (${PRICE}) price ON true),
    'count', (SELECT count(*) FROM product p WHERE ${IS_SOLD}))::text AS json`;

const PRODUCT = `
  SELECT ${SERVICE}::text AS json
    FROM product p JOIN LATERAL (${PRICE}) price ON true
   WHERE p.id = $1 AND p.status = 'published' AND p.deleted_at IS NULL`;

/** What somebody in a hurry writes without an engine: the database makes the JSON, prepared, in one query. */
export async function readCatalogue(pool: Pool, url: URL): Promise<string> {
  const id = url.pathname.split('/')[2];
  const limit = Number(url.searchParams.get('limit'));
  const { rows } = await pool.query<{ json: string }>(
    id
      ? { name: 'product', text: PRODUCT, values: [id] }
      : {
          name: 'page',
          text: PAGE,
          values: [limit, limit * Number(url.searchParams.get('pageNumber'))],
        },
  );
  const [row] = rows;
  if (!row) throw new Error(`There is nothing at ${url.pathname}.`);
  return row.json;
}
