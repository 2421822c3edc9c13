import type { EntityManager } from 'typeorm';
import type { ImportRow } from './import-row';

/** The rows of a batch, as \`given\`. */
const GIVEN = `
  WITH given AS (
    SELECT change->>'productId' AS product_id, change->>'variantId' AS variant_id, change
      FROM jsonb_array_elements($1::jsonb) AS change)`;

/** Keeps other changes of these products off, as \`StorefrontProductService.lock\` does. */
const LOCK_PRODUCTS = `${GIVEN}
  SELECT id FROM product WHERE id IN (SELECT product_id FROM given)
   ORDER BY id FOR NO KEY UPDATE`;

/**
 * Writes new products as the engine does: published, with one variant. The other ids are made of the
 * product's; the end of it makes a handle unique.
 */
const ADD_PRODUCTS = `${GIVEN},
  new AS MATERIALIZED (
    SELECT product_id, variant_id, change, substr(product_id, 6) AS key,
           change->>'handle' AS words,
           row_number() OVER (PARTITION BY change->>'handle' ORDER BY product_id) AS place
      FROM given WHERE change->>'isNew' = 'true'),
  products AS (
    INSERT INTO product (id, title, description, thumbnail, status, metadata, handle)
    SELECT product_id, change->>'title', change->>'description', change->>'thumbnail', 'published',
           change->'metadata',
           CASE WHEN place = 1 AND NOT EXISTS (SELECT FROM product taken
                                                WHERE taken.handle = words AND taken.deleted_at IS NULL)
                THEN words ELSE words || '-' || lower(right(key, 12)) END
      FROM new),
  options AS (
    INSERT INTO product_option (id, title, product_id)
    SELECT 'opt_' || key, 'Version', product_id FROM new),
  variants AS (
    INSERT INTO product_variant (id, title, product_id, sku, inventory_quantity, manage_inventory,
                                 allow_backorder)
    SELECT variant_id, 'Standard', product_id, change->>'sku', (change->'stock'->>'given')::int, true, false
      FROM new),
  option_values AS (
    INSERT INTO product_option_value (id, value, option_id, variant_id)
    SELECT 'optval_' || key, 'Standard', 'opt_' || key, variant_id FROM new),
  channels AS (
    INSERT INTO product_sales_channel (product_id, sales_channel_id)
    SELECT product_id, default_sales_channel_id
      FROM new, (SELECT default_sales_channel_id FROM store LIMIT 1) AS shop
     WHERE default_sales_channel_id IS NOT NULL),
  profiles AS (
    INSERT INTO product_shipping_profile (product_id, profile_id)
    SELECT product_id, profile.id
      FROM new, (SELECT id FROM shipping_profile
                  WHERE type = 'default' AND deleted_at IS NULL LIMIT 1) AS profile),
  prices AS (
    INSERT INTO money_amount (id, currency_code, amount)
    SELECT 'ma_' || key, $2, (change->>'price')::int FROM new)
  INSERT INTO product_variant_money_amount (id, money_amount_id, variant_id)
  SELECT 'pvma_' || key, 'ma_' || key, variant_id FROM new`;

const CHANGE_PRODUCTS = `${GIVEN}
  UPDATE product
     SET title = coalesce(change->>'title', title),
         description = coalesce(change->>'description', description),
         thumbnail = coalesce(change->>'thumbnail', thumbnail),
         metadata = CASE WHEN jsonb_typeof(metadata) = 'object' THEN metadata ELSE '{}' END
                    || coalesce(change->'metadata', '{}'),
         updated_at = now()
    FROM given
   WHERE product.id = product_id AND deleted_at IS NULL AND change->>'isNew' = 'false'`;

const CHANGE_PICTURES = `${GIVEN},
  pictures AS MATERIALIZED (
    SELECT product.id AS product_id, url, 'img_' || replace(gen_random_uuid()::text, '-', '') AS image_id
      FROM given JOIN product ON product.id = product_id,
           jsonb_array_elements_text(change->'pictures') AS url),
  former AS (
    DELETE FROM product_images link USING given
     WHERE link.product_id = given.product_id AND change ? 'pictures'),
  images AS (INSERT INTO image (id, url) SELECT image_id, url FROM pictures)
  INSERT INTO product_images (product_id, image_id) SELECT product_id, image_id FROM pictures`;

const CHANGE_CATEGORIES = `${GIVEN},
  wanted AS (
    SELECT product.id AS product_id, category.id AS category_id
      FROM given JOIN product ON product.id = product_id
      LEFT JOIN product_category category ON category.handle = change->>'category'
     WHERE change ? 'category'),
  former AS (
    DELETE FROM product_category_product link USING wanted
     WHERE link.product_id = wanted.product_id
       AND link.product_category_id IS DISTINCT FROM wanted.category_id)
  INSERT INTO product_category_product (product_id, product_category_id)
  SELECT product_id, category_id FROM wanted WHERE category_id IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** Sets the base prices; a variant whose price is a region's gets one. */
const CHANGE_PRICES = `${GIVEN},
  priced AS (
    SELECT variant.id AS variant_id, (change->>'price')::int AS amount
      FROM given JOIN product_variant variant ON variant.id = variant_id
     WHERE change->>'isNew' = 'false' AND change ? 'price'),
  changed AS (
    UPDATE money_amount price SET amount = priced.amount, updated_at = now()
      FROM priced JOIN product_variant_money_amount link USING (variant_id)
     WHERE price.id = link.money_amount_id AND currency_code = $2 AND region_id IS NULL
       AND price_list_id IS NULL AND price.deleted_at IS NULL
       AND min_quantity IS NULL AND max_quantity IS NULL
    RETURNING variant_id),
  missing AS MATERIALIZED (
    SELECT variant_id, amount, replace(gen_random_uuid()::text, '-', '') AS key FROM priced
     WHERE variant_id NOT IN (SELECT variant_id FROM changed)),
  added AS (
    INSERT INTO money_amount (id, currency_code, amount) SELECT 'ma_' || key, $2, amount FROM missing)
  INSERT INTO product_variant_money_amount (id, money_amount_id, variant_id)
  SELECT 'pvma_' || key, 'ma_' || key, variant_id FROM missing`;

/**
 * Lets the search make its rows before orders have to wait. Those of products whose part number changes, or
 * that sell out or are in stock again, are made at the commit.
 */
const KEEP_SEARCH = 'SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED';

/** In the order of the ids: another batch that locks several cannot deadlock. */
const LOCK_VARIANTS = `${GIVEN}
  SELECT id FROM product_variant WHERE id IN (SELECT variant_id FROM given)
   ORDER BY id FOR NO KEY UPDATE`;

/** Never more than what was given, and never less than nothing. */
const CHANGE_VARIANTS = `${GIVEN},
  stocked AS (
    SELECT variant_id, change, (change->'stock'->>'given')::int AS pieces,
           (change->'stock'->>'seen')::int AS seen
      FROM given WHERE change->>'isNew' = 'false')
  UPDATE product_variant
     SET sku = CASE WHEN change ? 'sku' THEN change->>'sku' ELSE sku END,
         inventory_quantity = CASE WHEN pieces IS NULL THEN inventory_quantity
                                   ELSE greatest(0, least(pieces, inventory_quantity + pieces - seen)) END,
         updated_at = now()
    FROM stocked WHERE id = variant_id AND deleted_at IS NULL`;

type Write = { sql: string; currency?: true; concerns: (row: ImportRow) => boolean };

const isKnown = ({ isNew }: ImportRow) => !isNew;

/** The writes before those of the variants, for which orders wait. */
const WRITES: Write[] = [
  { sql: ADD_PRODUCTS, currency: true, concerns: ({ isNew }) => isNew },
  {
    sql: CHANGE_PRODUCTS,
    concerns: ({ isNew, title, description, thumbnail, metadata }) =>
      !isNew && (title ?? description ?? thumbnail ?? metadata) !== undefined,
  },
  { sql: CHANGE_PICTURES, concerns: ({ pictures }) => pictures !== undefined },
  { sql: CHANGE_CATEGORIES, concerns: ({ category }) => category !== undefined },
  {
    sql: CHANGE_PRICES,
    currency: true,
    concerns: (row) => isKnown(row) && row.price !== undefined,
  },
];

const changesVariant = (row: ImportRow): boolean =>
  isKnown(row) && (row.sku !== undefined || row.stock !== undefined);

/**
 * Writes a batch of rows in the transaction of `manager`, the stock and part numbers last. Returns when
 * the first lock was taken for which orders may wait, until the commit, in milliseconds of `performance`.
 */
export async function writeRows(
  manager: EntityManager,
  rows: ImportRow[],
  currency: string,
): Promise<number> {
  await manager.query(LOCK_PRODUCTS, [JSON.stringify(rows)]);
  for (const { sql, currency: isPriced, concerns } of WRITES) {
    const concerned = rows.filter(concerns);
    if (concerned.length === 0) continue;
    await manager.query(sql, [JSON.stringify(concerned), ...(isPriced ? [currency] : [])]);
  }
  await manager.query(KEEP_SEARCH);
  const lockedAt = performance.now();
  const stocked = rows.filter(changesVariant);
  if (stocked.length > 0) {
    const given = [JSON.stringify(stocked)];
    await manager.query(LOCK_VARIANTS, given);
    await manager.query(CHANGE_VARIANTS, given);
  }
  return lockedAt;
}
