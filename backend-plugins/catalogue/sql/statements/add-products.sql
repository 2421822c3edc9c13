-- Writes new products as the engine does: with one variant, published unless they are drafts. The other ids are made
-- of the product's; the end of it makes a handle unique.
WITH new AS MATERIALIZED (
  SELECT product_id, variant_id, change, substr(product_id, 6) AS key,
         change->>'handle' AS words,
         row_number() OVER (PARTITION BY change->>'handle' ORDER BY product_id) AS place
    FROM import_rows($1)),
products AS (
  INSERT INTO product (id, title, description, thumbnail, status, metadata, handle)
  SELECT product_id, change->>'title', change->>'description', change->>'thumbnail',
         coalesce(change->>'status', 'published')::product_status_enum,
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
SELECT 'pvma_' || key, 'ma_' || key, variant_id FROM new
