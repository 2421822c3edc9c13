-- The row of a product as it ought to be now, from the view shown_product of the catalogue.

CREATE OR REPLACE FUNCTION catalogue_search_vector(name text[], codes text[], specifications text[], description text[])
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce(string_agg('''' || lexeme || ''':' || weight, ' '), '')::tsvector
      FROM (SELECT unnest(name) AS lexeme, '1A' AS weight
            UNION SELECT unnest(codes), '2B'
            UNION SELECT unnest(specifications), '3C'
            UNION SELECT unnest(description), '4D') AS weighted);
END $$;

-- The numbers of the categories that a product is directly in.
CREATE OR REPLACE FUNCTION catalogue_search_numbers(product text) RETURNS int[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(category.number ORDER BY category.number), '{}')
      FROM product_category_product link
      JOIN catalogue_search_category category ON category.category_id = link.product_category_id
     WHERE link.product_id = product);
END $$;

-- Two transactions that meet the same new combination wait for each other: call it in the order of the
-- combinations.
CREATE OR REPLACE FUNCTION catalogue_search_set_of(wanted int[]) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  known int;
BEGIN
  SELECT set_number INTO known FROM catalogue_search_category_set WHERE numbers = wanted;
  IF known IS NULL THEN
    INSERT INTO catalogue_search_category_set (numbers) VALUES (wanted) ON CONFLICT DO NOTHING;
    SELECT set_number INTO known FROM catalogue_search_category_set WHERE numbers = wanted;
  END IF;
  RETURN known;
END $$;

DROP FUNCTION IF EXISTS catalogue_search_specifications(jsonb);
CREATE OR REPLACE FUNCTION catalogue_search_specified(specifications jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce(string_agg(coalesce(entry->>'name', '') || ' ' || coalesce(entry->>'value', ''), ' ; '), '')
      FROM jsonb_array_elements(
             CASE WHEN jsonb_typeof(specifications) = 'array' THEN specifications ELSE '[]' END) AS entry);
END $$;

-- The rows as they ought to be now; none for a product that is not sold.
CREATE OR REPLACE FUNCTION catalogue_search_rows(ids text[]) RETURNS SETOF catalogue_search_row
LANGUAGE sql STABLE AS $$
  SELECT product.product_id, product.created_at, product.unit_price,
         (product.points::real / nullif(product.reviews, 0))::real,
         least(cardinality(words.name), 99)::smallint, product.available > 0,
         category.numbers, array_to_string(words.name, ' '), coalesce(code.skus, '{}'),
         catalogue_search_vector(
           catalogue_search_lexemes(words.name, false)
             || catalogue_search_german_lexemes(product.metadata->>'name_de'),
           coalesce(code.lexemes, '{}') || array(SELECT '@' || unnest(category.numbers)),
           catalogue_search_lexemes(words.specifications, false)
             || catalogue_search_german_lexemes(catalogue_search_specified(product.metadata->'specifications_de')),
           catalogue_search_lexemes(words.description, true)
             || catalogue_search_german_lexemes(product.metadata->>'description_de')),
         words.name || words.specifications || words.description
    FROM shown_product product
   CROSS JOIN LATERAL (
      SELECT catalogue_search_split(product.title) AS name,
             catalogue_search_split(coalesce(product.description, '')) AS description,
             catalogue_search_split(catalogue_search_specified(product.metadata->'specifications')) AS specifications
      OFFSET 0 -- otherwise PostgreSQL would split each text wherever its words are used
    ) AS words
   CROSS JOIN LATERAL (SELECT catalogue_search_numbers(product.product_id) AS numbers OFFSET 0) AS category
   CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT catalogue_search_sku(code)) AS skus,
             array_agg(DISTINCT lexeme) FILTER (WHERE lexeme IS NOT NULL) AS lexemes
        FROM product_variant sold
       CROSS JOIN LATERAL unnest(ARRAY[sold.sku, sold.barcode, sold.ean, sold.upc]) AS code
        LEFT JOIN LATERAL unnest(catalogue_search_sku_lexemes(code)) AS lexeme ON true
       WHERE sold.product_id = product.product_id AND sold.deleted_at IS NULL AND code IS NOT NULL) AS code
   WHERE product.product_id = ANY (ids)
     AND product.currency_code = (SELECT currency FROM catalogue_search_setting)
$$;
