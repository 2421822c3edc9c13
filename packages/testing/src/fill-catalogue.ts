import { testSql } from './test-sql.ts';
import { withClient } from './with-client.ts';

/** More than a benchmark can sell. */
export const STOCK = 1_000_000_000;

const FILL = `
  CREATE TEMP TABLE fill AS
  SELECT id AS product_id, greatest($1 - (count(*) OVER ())::int, 0) AS copies FROM product
   WHERE status = 'published' AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1`;

/**
 * Fills a shop's database up to this number of products, all in stock, with copies of its oldest
 * product, which follow the existing ones. A running backend reads its catalogue again.
 */
export async function fillCatalogue(databaseUrl: string, size: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('UPDATE product_variant SET inventory_quantity = $1', [STOCK]);
    const { rowCount } = await client.query(FILL, [size]);
    if (rowCount !== 1) throw new Error('The demo catalogue has no product to copy.');
    await client.query(testSql('fill-catalogue'));
    await client.query('VACUUM ANALYZE');
  });
}
