-- What one piece costs in an order: the lowest of the regular price and of all amounts of price lists in effect that
-- are for this buyer and quantity. The buyer is null for what everyone pays.

-- The amounts of lists for everyone, and of those for a group that the buyer is in. The region of an amount does not
-- matter, because the shop sells in one.
CREATE OR REPLACE FUNCTION listed_amounts(variant text, currency text, customer text)
RETURNS TABLE (amount int, min_quantity int, max_quantity int) LANGUAGE sql STABLE AS $$
  SELECT listed.amount, listed.min_quantity, listed.max_quantity
    FROM product_variant_money_amount link
    JOIN money_amount listed ON listed.id = link.money_amount_id
    JOIN price_list_in_effect USING (price_list_id)
   WHERE link.variant_id = variant AND listed.currency_code = currency AND listed.deleted_at IS NULL
     AND (NOT EXISTS (SELECT FROM price_list_customer_groups
                       WHERE price_list_id = listed.price_list_id)
          OR EXISTS (SELECT FROM price_list_customer_groups
                       JOIN customer_group_customers USING (customer_group_id)
                      WHERE price_list_id = listed.price_list_id AND customer_id = customer))
$$;

CREATE OR REPLACE FUNCTION charged_price(variant text, regular int, currency text, quantity bigint, customer text)
RETURNS TABLE (charged int) LANGUAGE sql STABLE AS $$
  SELECT least(regular, (
    SELECT min(listed.amount) FROM listed_amounts(variant, currency, customer) listed
     WHERE quantity >= coalesce(listed.min_quantity, 0)
       AND (listed.max_quantity IS NULL OR quantity <= listed.max_quantity)))
$$;

-- The price at the minimum, and at each quantity beyond at which the price changes.
CREATE OR REPLACE FUNCTION price_steps(variant text, regular int, currency text, minimum int, customer text)
RETURNS TABLE (quantity bigint, charged int) LANGUAGE sql STABLE AS $$
  SELECT step.quantity, step.charged
    FROM (SELECT bound AS quantity, price.charged, lag(price.charged) OVER (ORDER BY bound) AS former
            FROM (SELECT minimum::bigint AS bound
                   UNION
                  SELECT bound FROM listed_amounts(variant, currency, customer) listed,
                         unnest(ARRAY[listed.min_quantity, listed.max_quantity::bigint + 1]) AS bound
                   WHERE bound > minimum) bounds,
                 charged_price(variant, regular, currency, bound, customer) price) step
   WHERE step.former IS DISTINCT FROM step.charged
$$;
