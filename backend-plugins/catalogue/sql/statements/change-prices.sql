-- Sets the base prices in the currency $2; a variant whose price is a region's gets one.
WITH priced AS (
  SELECT variant.id AS variant_id, (change->>'price')::int AS amount
    FROM import_rows($1) given JOIN product_variant variant ON variant.id = given.variant_id),
changed AS (
  UPDATE money_amount price SET amount = priced.amount, updated_at = now()
    FROM priced JOIN base_price base USING (variant_id)
   WHERE price.id = base.id AND base.currency_code = $2 AND base.region_id IS NULL
  RETURNING variant_id),
missing AS MATERIALIZED (
  SELECT variant_id, amount, replace(gen_random_uuid()::text, '-', '') AS key FROM priced
   WHERE variant_id NOT IN (SELECT variant_id FROM changed)),
added AS (
  INSERT INTO money_amount (id, currency_code, amount) SELECT 'ma_' || key, $2, amount FROM missing)
INSERT INTO product_variant_money_amount (id, money_amount_id, variant_id)
SELECT 'pvma_' || key, 'ma_' || key, variant_id FROM missing
