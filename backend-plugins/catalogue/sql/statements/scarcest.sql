-- The scarcest products, by stock as a multiple of the minimum. Few variants have less than twice the largest
-- minimum of all products, which an index knows; only their products are read. Each OFFSET keeps PostgreSQL from
-- looking up the variants and prices of all of them, instead of the first rows alone.
WITH most AS MATERIALIZED (SELECT max(minimum) AS minimum FROM published_product)
SELECT low.product_id AS _id, low.name, low.img, low.available, low.minimum
  FROM (SELECT p.id AS product_id, p.title AS name, coalesce(p.thumbnail, '') AS img, few.id AS variant_id,
               greatest(few.inventory_quantity, 0) AS available, p.minimum,
               greatest(few.inventory_quantity, 0)::float8 / p.minimum AS scarcity
          FROM product_variant few JOIN published_product p ON p.id = few.product_id
         WHERE few.deleted_at IS NULL
           AND is_low_stock(few.inventory_quantity, (SELECT minimum FROM most))
           AND is_low_stock(few.inventory_quantity, p.minimum)
         ORDER BY scarcity, name, product_id
        OFFSET 0) low
 WHERE EXISTS (SELECT FROM sold_product sold
                WHERE sold.product_id = low.product_id AND sold.variant_id = low.variant_id AND currency_code = $1
               OFFSET 0)
 ORDER BY low.scarcity, low.name, low.product_id LIMIT 10
