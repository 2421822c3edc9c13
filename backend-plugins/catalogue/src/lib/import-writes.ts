import type { EntityManager } from 'typeorm';
import type { ImportRow } from './import-row';
import { statement } from './statement';

/** Keeps other changes of these products off, as `ProductManagementService.lock` does. */
export const LOCK_PRODUCTS =
  'SELECT id FROM product WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE';

/** In the order of the ids: another batch that locks several cannot deadlock. */
const LOCK_VARIANTS =
  'SELECT id FROM product_variant WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE';

/**
 * Lets the search make its rows before orders have to wait. Those of products whose part number changes, or
 * that sell out or are in stock again, are made at the commit.
 */
const KEEP_SEARCH = 'SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED';

type Concerns = (row: ImportRow) => boolean;

/** The statements before that of the variants, for which orders wait, and the rows that each writes. */
const WRITES: { sql: string; isPriced?: true; concerns: Concerns }[] = [
  { sql: statement('add-products'), isPriced: true, concerns: ({ isNew }) => isNew },
  {
    sql: statement('change-products'),
    concerns: ({ isNew, title, description, thumbnail, metadata }) =>
      !isNew && (title ?? description ?? thumbnail ?? metadata) !== undefined,
  },
  { sql: statement('change-pictures'), concerns: ({ pictures }) => pictures !== undefined },
  { sql: statement('change-categories'), concerns: ({ category }) => category !== undefined },
  {
    sql: statement('change-prices'),
    isPriced: true,
    concerns: ({ isNew, price }) => !isNew && price !== undefined,
  },
];

const CHANGE_VARIANTS = statement('change-variants');

const changesVariant: Concerns = ({ isNew, sku, stock }) =>
  !isNew && (sku !== undefined || stock !== undefined);

/**
 * Writes a batch of rows in the transaction of `manager`, the stock and part numbers last. Returns when
 * the first lock was taken for which orders may wait, until the commit, in milliseconds of `performance`.
 */
export async function writeRows(
  manager: EntityManager,
  rows: ImportRow[],
  currency: string,
): Promise<number> {
  await manager.query(LOCK_PRODUCTS, [rows.map(({ productId }) => productId)]);
  for (const { sql, isPriced, concerns } of WRITES) {
    const concerned = rows.filter(concerns);
    if (concerned.length === 0) continue;
    await manager.query(sql, [JSON.stringify(concerned), ...(isPriced ? [currency] : [])]);
  }
  await manager.query(KEEP_SEARCH);
  const lockedAt = performance.now();
  const stocked = rows.filter(changesVariant);
  if (stocked.length > 0) {
    await manager.query(LOCK_VARIANTS, [stocked.map(({ variantId }) => variantId)]);
    await manager.query(CHANGE_VARIANTS, [JSON.stringify(stocked)]);
  }
  return lockedAt;
}
