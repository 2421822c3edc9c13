-- The triggers keep the search in the transaction of a change, whatever makes it. They only note the products; each is
-- brought up to date once, when the transaction commits.

-- A category only gets a number, and the words of its names: its products stay as they are.
DROP FUNCTION IF EXISTS catalogue_search_keep_category(text, text);
CREATE OR REPLACE FUNCTION catalogue_search_keep_category(id text, name text, german text) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO catalogue_search_category (category_id, words)
  VALUES (id, catalogue_search_lexemes(catalogue_search_split(name), false) || catalogue_search_german_lexemes(german))
  ON CONFLICT (category_id) DO UPDATE SET words = excluded.words;
  SELECT catalogue_search_learn(catalogue_search_split(name));
$$;

CREATE OR REPLACE FUNCTION catalogue_search_on_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalogue_search_category WHERE category_id = OLD.id;
  ELSE
    PERFORM catalogue_search_keep_category(NEW.id, NEW.name, NEW.metadata->>'name_de');
  END IF;
  RETURN NULL;
END $$;

-- Notes the products of the row before and after. Either is empty if the row was added or deleted. PostgreSQL
-- prepares only the branch that a table takes.
CREATE OR REPLACE FUNCTION catalogue_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products text[];
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'product' THEN products := ARRAY[OLD.id, NEW.id];
    WHEN 'money_amount' THEN
      products := ARRAY(SELECT variant.product_id FROM product_variant_money_amount link
                          JOIN product_variant variant ON variant.id = link.variant_id
                         WHERE link.money_amount_id IN (OLD.id, NEW.id));
    WHEN 'product_variant_money_amount' THEN
      products := ARRAY(SELECT product_id FROM product_variant WHERE id IN (OLD.variant_id, NEW.variant_id));
    ELSE products := ARRAY[OLD.product_id, NEW.product_id];
  END CASE;
  INSERT INTO catalogue_search_pending (product_id)
  SELECT DISTINCT id FROM unnest(products) AS id WHERE id IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
