-- Copies the product of the table "fill"; each copy is a minute older than the last.
BEGIN;
SET LOCAL maintenance_work_mem = '512MB';
-- Triggers and checks of references take longer than the rows. Without the rights of a superuser they run.
SELECT set_config('session_replication_role', 'replica', true)
  FROM pg_roles WHERE rolname = current_user AND rolsuper;

-- The indexes for text search are a third of the size of the catalogue. For many rows it is faster to create
-- them afterwards than to add to them.
CREATE TEMP TABLE text_index AS
SELECT i.oid::regclass::text AS name, pg_get_indexdef(i.oid) AS definition
  FROM fill, pg_index JOIN pg_class i ON i.oid = indexrelid JOIN pg_am am ON am.oid = i.relam
 WHERE copies > 50000 AND am.amname = 'gin'
   AND indrelid IN ('product'::regclass, 'product_variant'::regclass, 'catalogue_search'::regclass,
                    'catalogue_search_text'::regclass);
DO $$
DECLARE
  index text;
BEGIN
  FOR index IN SELECT name FROM text_index LOOP EXECUTE 'DROP INDEX ' || index; END LOOP;
END $$;

-- Copies the rows of a table that a condition over "base" selects; each of the columns gets the copy's number.
CREATE FUNCTION pg_temp.copy_rows(copied regclass, condition text, VARIADIC ids text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE (
    SELECT format('INSERT INTO %1$s (%2$s) SELECT %3$s FROM %1$s base, fill, generate_series(1, copies) n WHERE %4$s',
                  copied, string_agg(quote_ident(attname), ', ' ORDER BY attnum),
                  string_agg(CASE WHEN attname = ANY (ids) THEN format('base.%I || ''_'' || n', attname)
                                  WHEN copied = 'product'::regclass AND attname = 'created_at'
                                  THEN 'base.created_at - n * interval ''1 min'''
                                  ELSE format('base.%I', attname) END, ', ' ORDER BY attnum),
                  condition)
      FROM pg_attribute WHERE attrelid = copied AND attnum > 0 AND NOT attisdropped);
END $$;

CREATE TEMP TABLE copied_variant AS
SELECT id FROM product_variant WHERE product_id = (SELECT product_id FROM fill);
CREATE TEMP TABLE copied_price AS
SELECT money_amount_id AS id FROM product_variant_money_amount
 WHERE variant_id IN (SELECT id FROM copied_variant);

SELECT pg_temp.copy_rows('product', 'base.id = fill.product_id', 'id', 'handle'),
       pg_temp.copy_rows('product_option', 'base.product_id = fill.product_id', 'id', 'product_id'),
       pg_temp.copy_rows('product_variant', 'base.product_id = fill.product_id', 'id', 'product_id', 'sku'),
       pg_temp.copy_rows('product_option_value', 'base.variant_id IN (SELECT id FROM copied_variant)',
                         'id', 'option_id', 'variant_id'),
       pg_temp.copy_rows('money_amount', 'base.id IN (SELECT id FROM copied_price)', 'id'),
       pg_temp.copy_rows('product_variant_money_amount', 'base.variant_id IN (SELECT id FROM copied_variant)',
                         'id', 'variant_id', 'money_amount_id'),
       pg_temp.copy_rows('product_sales_channel', 'base.product_id = fill.product_id', 'product_id'),
       pg_temp.copy_rows('product_shipping_profile', 'base.product_id = fill.product_id', 'product_id');

-- The rows by which a copy is listed and found; their triggers are skipped too.
INSERT INTO catalogue_search (product_id, created_at, price, rating, name_words, in_stock, set_number, name, skus,
                              document)
SELECT copy.id, copy.created_at, price, rating, name_words, in_stock, set_number, name, skus, document
  FROM fill JOIN catalogue_search base USING (product_id)
  JOIN product copy ON copy.id LIKE base.product_id || '\_%'
 ORDER BY copy.created_at DESC
ON CONFLICT DO NOTHING;
INSERT INTO catalogue_search_text (number, document)
SELECT copy.number, text.document
  FROM fill JOIN catalogue_search base USING (product_id) JOIN catalogue_search_text text USING (number)
  JOIN catalogue_search copy ON copy.product_id LIKE base.product_id || '\_%'
ON CONFLICT DO NOTHING;
INSERT INTO catalogue_search_facet (number, set_number, price, in_stock)
SELECT copy.number, copy.set_number, copy.price, copy.in_stock
  FROM fill JOIN catalogue_search copy ON copy.product_id LIKE fill.product_id || '\_%'
ON CONFLICT DO NOTHING;

DO $$
DECLARE
  definition text;
BEGIN
  FOR definition IN SELECT text_index.definition FROM text_index LOOP EXECUTE definition; END LOOP;
END $$;
-- The rows were written without the triggers that record changes.
UPDATE catalogue_change_epoch SET epoch = gen_random_uuid();
COMMIT;
