-- The amounts of price lists that one statement changes are recorded together: once for each product, or in one row
-- for all if they are many, and never as a move in the list of products.

-- Regular prices may make their product appear or disappear. The amount of a link says what it is; one that is gone
-- was recorded itself.
CREATE OR REPLACE FUNCTION record_regular_links(variants text[], amounts text[])
RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_change (product_id, moves)
  SELECT DISTINCT v.product_id, true FROM unnest(variants, amounts) AS changed (variant_id, amount_id)
    JOIN money_amount ma ON ma.id = changed.amount_id
    JOIN product_variant v ON v.id = changed.variant_id
   WHERE ma.price_list_id IS NULL
$$;

CREATE OR REPLACE FUNCTION record_listed_money_amount_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY(
    WITH changed AS (SELECT * FROM after)
    SELECT DISTINCT v.product_id FROM changed
      JOIN product_variant_money_amount link ON link.money_amount_id = changed.id
      JOIN product_variant v ON v.id = link.variant_id
     WHERE changed.price_list_id IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_listed_money_amount_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY(
    WITH changed AS (SELECT * FROM before)
    SELECT DISTINCT v.product_id FROM changed
      JOIN product_variant_money_amount link ON link.money_amount_id = changed.id
      JOIN product_variant v ON v.id = link.variant_id
     WHERE changed.price_list_id IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_listed_money_amount_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY(
    WITH changed AS ((TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before))
    SELECT DISTINCT v.product_id FROM changed
      JOIN product_variant_money_amount link ON link.money_amount_id = changed.id
      JOIN product_variant v ON v.id = link.variant_id
     WHERE changed.price_list_id IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_listed_product_variant_money_amount_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY(
    WITH changed AS (SELECT * FROM after)
    SELECT DISTINCT v.product_id FROM changed
      JOIN money_amount ma ON ma.id = changed.money_amount_id
      JOIN product_variant v ON v.id = changed.variant_id
     WHERE ma.price_list_id IS NOT NULL));
  PERFORM record_regular_links(array_agg(changed.variant_id), array_agg(changed.money_amount_id))
     FROM (SELECT * FROM after) changed;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_listed_product_variant_money_amount_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY(
    WITH changed AS (SELECT * FROM before)
    SELECT DISTINCT v.product_id FROM changed
      JOIN money_amount ma ON ma.id = changed.money_amount_id
      JOIN product_variant v ON v.id = changed.variant_id
     WHERE ma.price_list_id IS NOT NULL));
  PERFORM record_regular_links(array_agg(changed.variant_id), array_agg(changed.money_amount_id))
     FROM (SELECT * FROM before) changed;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_listed_product_variant_money_amount_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY(
    WITH changed AS ((TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before))
    SELECT DISTINCT v.product_id FROM changed
      JOIN money_amount ma ON ma.id = changed.money_amount_id
      JOIN product_variant v ON v.id = changed.variant_id
     WHERE ma.price_list_id IS NOT NULL));
  PERFORM record_regular_links(array_agg(changed.variant_id), array_agg(changed.money_amount_id))
     FROM ((TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)) changed;
  RETURN NULL;
END $$;
