-- The record of an amount of a price list: its product, and all that decides which orders it applies to.
CREATE OR REPLACE FUNCTION audit_listed_fields(given money_amount) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'product', (SELECT product.title FROM product_variant_money_amount link
                  JOIN product_variant v ON v.id = link.variant_id
                  JOIN product ON product.id = v.product_id
                 WHERE link.money_amount_id = given.id LIMIT 1),
    'amount', given.amount, 'min_quantity', given.min_quantity, 'max_quantity', given.max_quantity))
$$;

-- What staff change of the amounts of price lists are changes of the list, with the product. An amount is not yet
-- linked to its variant when it is added; the link is its addition.
CREATE OR REPLACE FUNCTION audit_listed_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting_id text := current_setting('harrow.actor', true);
  changed money_amount;
  former jsonb;
  latter jsonb;
BEGIN
  IF TG_TABLE_NAME = 'product_variant_money_amount' THEN
    SELECT * INTO changed FROM money_amount
     WHERE id = NEW.money_amount_id AND price_list_id IS NOT NULL;
    IF NOT FOUND THEN RETURN NULL; END IF;
    latter := audit_listed_fields(changed);
  ELSE
    changed := OLD;
    former := audit_listed_fields(OLD);
    IF TG_OP = 'UPDATE' THEN
      IF NEW.deleted_at IS NULL THEN latter := audit_listed_fields(NEW); END IF;
      IF former = latter THEN RETURN NULL; END IF;
    END IF;
  END IF;
  INSERT INTO audit_entry (actor_id, actor, action, subject, name, currency_code, before, after)
  VALUES (acting_id, audit_actor(acting_id), 'price_list.updated', changed.price_list_id,
          coalesce((SELECT name FROM price_list WHERE id = changed.price_list_id),
                   changed.price_list_id),
          changed.currency_code, former, latter);
  RETURN NULL;
END $$;
