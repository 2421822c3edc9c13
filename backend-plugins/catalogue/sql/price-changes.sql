-- What a price becomes: the nearest multiple of the step, and of two the higher. `mod` and `div` of numbers that are
-- not fractions of others are exact; `floor(a / b)` is not.
CREATE OR REPLACE FUNCTION changed_amount(amount numeric, percent numeric, added numeric, step numeric) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT div(twice - mod(mod(twice, 200 * step) + 200 * step, 200 * step), 200 * step) * step
    FROM (SELECT 2 * (amount * (100 + percent) + 100 * added) + 100 * step AS twice) given
$$;

-- The prices in a currency before and after a change: of a category with those below it, of named products, or of all.
-- `problem` says why a product keeps its price; the bounds are those of a charge for its minimum.
CREATE OR REPLACE FUNCTION planned_prices(currency text, category text, products text[], percent numeric,
                                          added numeric, step numeric, smallest numeric, largest numeric)
RETURNS TABLE (product_id text, variant_id text, title text, sku text, former int, latter numeric, problem text)
LANGUAGE sql STABLE AS $$
  SELECT priced.product_id, priced.variant_id, priced.title, priced.sku, priced.unit_price, changed.amount,
         CASE WHEN changed.amount = priced.unit_price THEN 'same'
              WHEN changed.amount <= 0 OR changed.amount * priced.minimum < smallest THEN 'too_low'
              WHEN changed.amount * priced.minimum > largest THEN 'too_high' END
    FROM priced_product priced, changed_amount(priced.unit_price, percent, added, step) AS changed (amount)
   WHERE priced.currency_code = currency
     AND (products IS NULL OR priced.product_id = ANY (products))
     AND (category IS NULL OR priced.product_id IN (
           SELECT link.product_id FROM product_category_product link
             JOIN shown_category shown ON shown.id = link.product_category_id
             JOIN shown_category above ON above.id = ANY (shown.path)
            WHERE above.handle = category))
$$;
