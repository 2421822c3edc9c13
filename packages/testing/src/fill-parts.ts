import { testSql } from './test-sql.ts';
import { withClient } from './with-client.ts';

const LINES_OF_MACHINE = 500;
/** The share of parts that are sold, and their number for each machine. */
const SOLD_OF_MACHINE = 36;
/** A series of machines shares parts. */
const SERIES = 10;

/** The product that `fillCatalogue` has copied. */
const FILL = `
  CREATE TEMP TABLE fill AS
  SELECT id AS product_id, $1::int AS machines FROM product base
   WHERE EXISTS (SELECT FROM product WHERE id = base.id || '_1') LIMIT 1`;

/** Returns how many machines have so many lines. */
export const machinesFor = (lines: number): number =>
  Math.max(SERIES, Math.floor(lines / LINES_OF_MACHINE / SERIES) * SERIES);

/** Returns how many products a shop with parts books of so many lines has. */
export const productsFor = (lines: number): number => machinesFor(lines) * (SOLD_OF_MACHINE + 1);

/**
 * Makes the products that `fillCatalogue` has copied machines and parts, and publishes books of so many lines: one
 * machine for 500 lines, one part for ten, half of the parts replaced by others. Call it before a backend starts.
 */
export async function fillParts(databaseUrl: string, lines: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(FILL, [machinesFor(lines)]);
    await client.query(testSql('fill-parts'));
    await client.query('VACUUM ANALYZE');
  });
}
