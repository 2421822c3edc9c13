-- Says until the end of the transaction why the stock changes. Orders say it where they give pieces back.
CREATE OR REPLACE FUNCTION tell_stock_cause(cause text, reason text, of_order text) RETURNS void LANGUAGE sql AS $$
  SELECT set_config('harrow.stock_cause', cause, true), set_config('harrow.stock_reason', coalesce(reason, ''), true),
         set_config('harrow.stock_order', coalesce(of_order, ''), true)
$$;

-- An import acts for the email of a person, which is not kept here: their erasure would have to find it.
CREATE OR REPLACE FUNCTION record_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting text := nullif(current_setting('harrow.actor', true), '');
  former int := CASE TG_OP WHEN 'UPDATE' THEN OLD.inventory_quantity ELSE 0 END;
BEGIN
  INSERT INTO stock_movement (product_id, variant_id, change, after, cause, reason, order_id, actor_id)
  VALUES (NEW.product_id, NEW.id, NEW.inventory_quantity - former, NEW.inventory_quantity,
          coalesce(nullif(current_setting('harrow.stock_cause', true), ''), 'edited'),
          nullif(current_setting('harrow.stock_reason', true), ''),
          nullif(current_setting('harrow.stock_order', true), ''),
          CASE WHEN acting LIKE '%@%'
               THEN (SELECT id FROM customer WHERE email = acting ORDER BY has_account DESC LIMIT 1)
               ELSE acting END);
  RETURN NULL;
END $$;
