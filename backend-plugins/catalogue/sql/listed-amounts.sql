-- The amounts of price lists that one statement changes are recorded together: once for each product, or in one row
-- for all if they are many, and never as a move in the list of products.
CREATE OR REPLACE FUNCTION record_listed_amounts(amounts text[]) RETURNS void LANGUAGE sql AS $$
  SELECT record_prices(ARRAY(
    SELECT DISTINCT v.product_id FROM product_variant_money_amount link
      JOIN product_variant v ON v.id = link.variant_id
     WHERE link.money_amount_id = ANY (amounts)))
$$;

-- The same for links of amounts. Regular prices may make their product appear or disappear. The amount of a link says
-- what it is; one that is gone was recorded itself.
CREATE OR REPLACE FUNCTION record_links(variants text[], amounts text[]) RETURNS void LANGUAGE sql AS $$
  SELECT record_prices(ARRAY(
    SELECT DISTINCT v.product_id FROM unnest(variants, amounts) AS changed (variant_id, amount_id)
      JOIN money_amount ma ON ma.id = changed.amount_id
      JOIN product_variant v ON v.id = changed.variant_id
     WHERE ma.price_list_id IS NOT NULL));
  INSERT INTO catalogue_change (product_id, moves)
  SELECT DISTINCT v.product_id, true FROM unnest(variants, amounts) AS changed (variant_id, amount_id)
    JOIN money_amount ma ON ma.id = changed.amount_id
    JOIN product_variant v ON v.id = changed.variant_id
   WHERE ma.price_list_id IS NULL
$$;

CREATE OR REPLACE FUNCTION record_listed_money_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM record_listed_amounts(array_agg(id)) FROM after WHERE price_list_id IS NOT NULL;
    WHEN 'DELETE' THEN PERFORM record_listed_amounts(array_agg(id)) FROM before WHERE price_list_id IS NOT NULL;
    ELSE PERFORM record_listed_amounts(array_agg(id))
            FROM ((TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)) changed
           WHERE price_list_id IS NOT NULL;
  END CASE;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_listed_product_variant_money_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM record_links(array_agg(variant_id), array_agg(money_amount_id)) FROM after;
    WHEN 'DELETE' THEN PERFORM record_links(array_agg(variant_id), array_agg(money_amount_id)) FROM before;
    ELSE PERFORM record_links(array_agg(variant_id), array_agg(money_amount_id))
            FROM ((TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)) changed;
  END CASE;
  RETURN NULL;
END $$;
