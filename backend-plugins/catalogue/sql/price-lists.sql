-- Which price lists are in effect is kept in the transaction that changes a list: what is shown and what is charged
-- read the same rows, and a list that begins or ends is a change like any other, which set_effects() makes.
CREATE OR REPLACE FUNCTION has_effect(list price_list) RETURNS boolean LANGUAGE sql AS $$
  SELECT list.status = 'active' AND list.deleted_at IS NULL
     AND coalesce(list.starts_at <= clock_timestamp(), true)
     AND coalesce(list.ends_at > clock_timestamp(), true)
$$;

CREATE OR REPLACE FUNCTION set_effect(list price_list) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF has_effect(list) THEN
    INSERT INTO price_list_in_effect VALUES (list.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM price_list_in_effect WHERE price_list_id = list.id;
  END IF;
END $$;

-- Locked, so that a list that is being changed is left to the trigger, and then to the next run.
CREATE OR REPLACE FUNCTION set_effects() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due price_list;
BEGIN
  FOR due IN
    SELECT list.* FROM price_list list
     WHERE has_effect(list) <> EXISTS (SELECT FROM price_list_in_effect WHERE price_list_id = list.id)
       FOR NO KEY UPDATE OF list SKIP LOCKED
  LOOP
    PERFORM set_effect(due);
  END LOOP;
END $$;

-- More than 100 products of one statement are recorded as all products.
CREATE OR REPLACE FUNCTION record_prices(product_ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_change (product_id, moves)
  SELECT id, false FROM unnest(CASE WHEN cardinality(product_ids) > 100
                                    THEN ARRAY['*'] ELSE product_ids END) id
$$;

CREATE OR REPLACE FUNCTION record_prices_of(list text) RETURNS void LANGUAGE sql AS $$
  SELECT record_prices(ARRAY(
    SELECT DISTINCT product_id FROM money_amount ma
      JOIN product_variant_money_amount link ON link.money_amount_id = ma.id
      JOIN product_variant v ON v.id = link.variant_id
     WHERE ma.price_list_id = list))
$$;

CREATE OR REPLACE FUNCTION keep_effect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_effect(NEW);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_price_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM record_prices_of(OLD.price_list_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM record_prices_of(NEW.price_list_id); END IF;
  RETURN NULL;
END $$;

-- Refuses to delete the last group of a price list, which would become a list for everyone: the foreign key takes
-- the list from the group. A deleted list becomes a draft instead. Taking a list from groups that remain is a
-- decision of staff. The trigger looks at the end of the transaction, when all groups are gone that it deletes. The
-- lock lets the last of several transactions see what the others have left.
CREATE OR REPLACE FUNCTION keep_last_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  list price_list;
BEGIN
  IF EXISTS (SELECT FROM customer_group WHERE id = OLD.customer_group_id) THEN RETURN NULL; END IF;
  SELECT * INTO list FROM price_list WHERE id = OLD.price_list_id FOR NO KEY UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM price_list_customer_groups WHERE price_list_id = list.id) THEN
    RETURN NULL;
  END IF;
  IF list.deleted_at IS NULL THEN
    RAISE EXCEPTION 'The price list “%” is for this group alone.', list.name
      USING ERRCODE = 'restrict_violation',
            HINT = 'Remove that list first, or give it another group.';
  END IF;
  UPDATE price_list SET status = 'draft' WHERE id = list.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_groups_of_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM price_list_customer_groups) THEN
    RAISE EXCEPTION 'Price lists for groups would be for everyone.'
      USING ERRCODE = 'restrict_violation',
            HINT = 'Remove that list first, or give it another group.';
  END IF;
  RETURN NULL;
END $$;
