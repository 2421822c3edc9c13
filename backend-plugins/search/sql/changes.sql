-- The triggers keep the search in the transaction of a change, whatever makes it. They only note the products; each is
-- brought up to date once, when the transaction commits.

-- A category only gets a number, and the words of its name: its products stay as they are.
CREATE OR REPLACE FUNCTION catalogue_search_keep_category(id text, name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_search_category (category_id, words)
  VALUES (id, catalogue_search_lexemes(catalogue_search_split(name), false))
  ON CONFLICT (category_id) DO UPDATE SET words = excluded.words;
  SELECT catalogue_search_learn(catalogue_search_split(name));
$$;

CREATE OR REPLACE FUNCTION catalogue_search_on_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalogue_search_category WHERE category_id = OLD.id;
  ELSE
    PERFORM catalogue_search_keep_category(NEW.id, NEW.name);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_note_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT OLD.id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT NEW.id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_note_product_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT OLD.product_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT NEW.product_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_note_product_variant_money_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT product_id FROM product_variant WHERE id = OLD.variant_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT product_id FROM product_variant WHERE id = NEW.variant_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_note_money_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT variant.product_id FROM product_variant_money_amount link
                     JOIN product_variant variant ON variant.id = link.variant_id
                    WHERE link.money_amount_id = OLD.id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT variant.product_id FROM product_variant_money_amount link
                     JOIN product_variant variant ON variant.id = link.variant_id
                    WHERE link.money_amount_id = NEW.id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_note_product_category_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT OLD.product_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT NEW.product_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_note_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT OLD.product_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_search_pending (product_id)
    SELECT id FROM (SELECT NEW.product_id) AS changed (id) WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
