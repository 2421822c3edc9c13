-- The ids of the related products named by a product, in the order chosen by staff.
CREATE OR REPLACE FUNCTION named_products(metadata jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT jsonb_array_elements_text(
    CASE jsonb_typeof(metadata->'related') WHEN 'array' THEN metadata->'related' ELSE '[]' END))
$$;

-- The ids of all related products: first the products it names, then the products that name it, oldest first. The index
-- product_related has the same expression.
CREATE OR REPLACE FUNCTION related_products(of_product varchar, metadata jsonb) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT id FROM (
      SELECT id, place FROM unnest(named_products(metadata)) WITH ORDINALITY AS named (id, place)
       UNION ALL
      SELECT id, 1e6 + row_number() OVER (ORDER BY created_at, id)
        FROM product
       WHERE product.metadata->'related' @> to_jsonb(ARRAY[of_product]) AND deleted_at IS NULL) AS either
     WHERE id <> of_product
     GROUP BY id ORDER BY min(place))
$$;

-- A change of the related products also changes the pages of these products.
CREATE OR REPLACE FUNCTION record_related() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product_id, moves)
  SELECT DISTINCT id, false FROM unnest(named_products(OLD.metadata) || named_products(NEW.metadata)) AS id;
  RETURN NULL;
END $$;
