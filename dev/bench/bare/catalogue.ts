import type { Pool } from 'pg';
import type { Currency } from '../currency.ts';

const NEWEST_FIRST = 'ORDER BY p.created_at DESC, p.id COLLATE "C" DESC';

/** What makes a page's order an index; the engine's schema has none. */
export const INDEX = `
  CREATE INDEX IF NOT EXISTS bare_newest ON product (created_at DESC, id COLLATE "C" DESC)
   WHERE status = 'published' AND deleted_at IS NULL`;

/** A page and a product of a shop that sells in that currency. */
function queries({ code, unitsInOne }: Currency) {
  // the first variant's price in the shop's currency, as the shop's own query finds it
  const price = `
    SELECT v.inventory_quantity, ma.amount
      FROM product_variant v
      JOIN product_variant_money_amount link ON link.variant_id = v.id
      JOIN money_amount ma ON ma.id = link.money_amount_id
     WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ma.currency_code = '${code}'
       AND ma.price_list_id IS NULL AND ma.deleted_at IS NULL
     ORDER BY v.variant_rank NULLS LAST LIMIT 1`;
  const isSold = `p.status = 'published' AND p.deleted_at IS NULL AND EXISTS (${price})`;
  const service = `
    json_build_object('_id', p.id, 'name', p.title, 'img', p.thumbnail,
      'price', (price.amount / ${unitsInOne}.0)::float8, 'currency', '${code}',
      'available', price.inventory_quantity, 'minimum', (p.metadata->>'minimum')::int,
      'description', p.description)`;
  const page = `
    SELECT json_build_object(
      'success', true,
      'data', (SELECT coalesce(json_agg(${service} ${NEWEST_FIRST}), '[]')
                 FROM (SELECT * FROM product p WHERE ${isSold}
                       ${NEWEST_FIRST} LIMIT $1 OFFSET $2) p
                 JOIN LATERAL (${price}) price ON true),
      'count', (SELECT count(*) FROM product p WHERE ${isSold}))::text AS json`;
  const product = `
    SELECT ${service}::text AS json
      FROM product p JOIN LATERAL (${price}) price ON true
     WHERE p.id = $1 AND p.status = 'published' AND p.deleted_at IS NULL`;
  return { page, product };
}

/**
 * What somebody in a hurry writes without an engine: the database makes the JSON, prepared, in one
 * query.
 */
export function catalogueReader(pool: Pool, currency: Currency): (url: URL) => Promise<string> {
  const { page, product } = queries(currency);
  return async (url) => {
    const id = url.pathname.split('/')[2];
    const limit = Number(url.searchParams.get('limit'));
    const { rows } = await pool.query<{ json: string }>(
      id
        ? { name: 'product', text: product, values: [id] }
        : {
            name: 'page',
            text: page,
            values: [limit, limit * Number(url.searchParams.get('pageNumber'))],
          },
    );
    const [row] = rows;
    if (!row) throw new Error(`There is nothing at ${url.pathname}.`);
    return row.json;
  };
}
