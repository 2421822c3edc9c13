import pg from 'pg';
import { SKIP_CHECKS } from './skip-checks.ts';

/** More than a benchmark can sell. */
export const STOCK = 1_000_000_000;
/** From this many rows on, creating an index is faster than adding rows to it. */
const MANY = 50_000;

/** The rows of a product by table: the condition that finds them, and their id columns. */
const ROWS: Record<string, { of: string; ids: string[] }> = {
  product: { of: 'base.id = $1', ids: ['id', 'handle'] },
  product_option: { of: 'base.product_id = $1', ids: ['id', 'product_id'] },
  product_variant: { of: 'base.product_id = $1', ids: ['id', 'product_id', 'sku'] },
  product_option_value: {
    of: 'base.variant_id IN (SELECT id FROM product_variant WHERE product_id = $1)',
    ids: ['id', 'option_id', 'variant_id'],
  },
  money_amount: {
    of: `base.id IN (SELECT money_amount_id FROM product_variant_money_amount
                      WHERE variant_id IN (SELECT id FROM product_variant WHERE product_id = $1))`,
    ids: ['id'],
  },
  product_variant_money_amount: {
    of: 'base.variant_id IN (SELECT id FROM product_variant WHERE product_id = $1)',
    ids: ['id', 'variant_id', 'money_amount_id'],
  },
  product_sales_channel: { of: 'base.product_id = $1', ids: ['product_id'] },
  product_shipping_profile: { of: 'base.product_id = $1', ids: ['product_id'] },
};

/** The rows by which a copy is listed and found; their triggers are skipped too. */
const SEARCH_ROWS = [
  `INSERT INTO catalogue_search (product_id, created_at, price, rating, name_words, in_stock, set_number,
                                 name, skus, document)
   SELECT copy.id, copy.created_at, price, rating, name_words, in_stock, set_number, name, skus, document
     FROM catalogue_search base, product copy
    WHERE base.product_id = $1 AND copy.id LIKE $1 || '\\_%'
    ORDER BY copy.created_at DESC
   ON CONFLICT DO NOTHING`,
  `INSERT INTO catalogue_search_text (number, document)
   SELECT copy.number, text.document
     FROM catalogue_search base JOIN catalogue_search_text text USING (number), catalogue_search copy
    WHERE base.product_id = $1 AND copy.product_id LIKE $1 || '\\_%'
   ON CONFLICT DO NOTHING`,
  `INSERT INTO catalogue_search_facet (number, set_number, price, in_stock)
   SELECT number, set_number, price, in_stock
     FROM catalogue_search WHERE product_id LIKE $1 || '\\_%'
   ON CONFLICT DO NOTHING`,
];
const SEARCH_TABLES = ['catalogue_search', 'catalogue_search_text'];

/** The rows are written without the triggers that record changes. */
const RELOAD = 'UPDATE catalogue_change_epoch SET epoch = gen_random_uuid()';

/** Copies the rows that `of` selects, `$2` times; each copy is a minute older than the last. */
function copy(
  table: string,
  columns: string[],
  { of, ids }: { of: string; ids: string[] },
): string {
  const valueOf = (column: string) => {
    if (ids.includes(column)) return `base.${column} || '_' || n`;
    if (table === 'product' && column === 'created_at') return `created_at - n * interval '1 min'`;
    return `base.${column}`;
  };
  return `INSERT INTO ${table} (${columns.join(', ')})
          SELECT ${columns.map(valueOf).join(', ')}
            FROM ${table} base, generate_series(1, $2::int) n WHERE ${of}`;
}

/**
 * Drops the indexes for text search, which are a third of the size of the catalogue, and returns the
 * statements that create them again.
 */
async function dropTextIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.oid::regclass::text AS name, pg_get_indexdef(i.oid) AS definition
       FROM pg_index JOIN pg_class i ON i.oid = indexrelid JOIN pg_am am ON am.oid = i.relam
      WHERE am.amname = 'gin' AND indrelid = ANY ($1::regclass[])`,
    [[...Object.keys(ROWS), ...SEARCH_TABLES]],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Returns the columns of a table, quoted. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Fills a shop's database up to this number of products, all in stock, with copies of its oldest
 * product, which follow the existing ones. A running backend reads its catalogue again.
 */
export async function fillCatalogue(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('UPDATE product_variant SET inventory_quantity = $1', [STOCK]);
    const { rows } = await client.query<{ id: string; missing: number }>(
      `SELECT id, $1 - (count(*) OVER ())::int AS missing FROM product
        WHERE status = 'published' AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1`,
      [size],
    );
    const [oldest] = rows;
    if (!oldest) throw new Error('The demo catalogue has no product to copy.');
    await client.query('BEGIN');
    await client.query(SKIP_CHECKS);
    await client.query("SET LOCAL maintenance_work_mem = '512MB'");
    const textIndexes = oldest.missing > MANY ? await dropTextIndexes(client) : [];
    for (const [table, row] of Object.entries(ROWS)) {
      const statement = copy(table, await columnsOf(client, table), row);
      await client.query(statement, [oldest.id, Math.max(oldest.missing, 0)]);
    }
    for (const statement of SEARCH_ROWS) await client.query(statement, [oldest.id]);
    for (const definition of textIndexes) await client.query(definition);
    await client.query(RELOAD);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
