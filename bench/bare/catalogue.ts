import type { Pool } from 'pg';
import type { Currency } from '../currency.ts';

/** A page and a product of a shop that sells in that currency. */
function queries({ code, unitsInOne }: Currency) {
  const service = `
    json_build_object('_id', p.id, 'name', p.name, 'img', p.img,
      'price', (p.price / ${unitsInOne}.0)::float8, 'currency', '${code}',
      'available', s.available, 'minimum', p.minimum, 'description', p.description,
      'handle', p.handle, 'category', p.category, 'rating', p.rating, 'sku', p.sku,
      'updatedAt', p.updated_at)`;
  const page = `
    SELECT json_build_object(
      'success', true,
      'data', (SELECT coalesce(json_agg(${service} ORDER BY p.position), '[]')
                 FROM (SELECT * FROM product ORDER BY position
                        LIMIT $1 OFFSET $2) p
                 JOIN stock s ON s.product_id = p.id),
      'count', (SELECT count(*) FROM product))::text AS json`;
  const product = `
    SELECT ${service}::text AS json
      FROM product p JOIN stock s ON s.product_id = p.id WHERE p.id = $1`;
  return { page, product };
}

/**
 * A fast implementation without an engine: one prepared query whose JSON the database creates.
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
