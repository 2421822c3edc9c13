WITH change AS (
  INSERT INTO price_change (category, percent, amount, currency_code, products)
  VALUES ($1, $2, $3, $4, jsonb_array_length($5::jsonb)) RETURNING id),
items AS (
  INSERT INTO price_change_item (change_id, product_id, variant_id, former, latter)
  SELECT change.id, item->>'productId', item->>'variantId', (item->>'former')::int, (item->>'price')::int
    FROM change, jsonb_array_elements($5::jsonb) AS item)
SELECT id FROM change
