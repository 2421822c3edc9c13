import pg from 'pg';

/** More than a benchmark can sell. */
export const STOCK = 1_000_000;

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

/** Copies the rows that `of` selects, `$2` times; each copy is a minute older than the last. */
function copy(table: string, { of, ids }: { of: string; ids: string[] }): string {
  const renamed = ids.map((id) => `'${id}', base.${id} || '_' || n`);
  const aged = table === 'product' ? `, 'created_at', base.created_at - n * interval '1 min'` : '';
  return `INSERT INTO ${table}
          SELECT made.* FROM ${table} base, generate_series(1, $2::int) n,
                 jsonb_populate_record(base, jsonb_build_object(${renamed.join(', ')}${aged})) made
           WHERE ${of}`;
}

/**
 * Fills a shop's database up to this number of products, all in stock, with copies of its oldest
 * product, which follow the existing ones.
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
    for (const [table, row] of Object.entries(ROWS)) {
      await client.query(copy(table, row), [oldest.id, Math.max(oldest.missing, 0)]);
    }
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
