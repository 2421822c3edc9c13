-- The lines of orders. The previous version keeps product and taken pieces of its only line in storefront_order, and
-- changes only these when it returns the pieces.
CREATE OR REPLACE VIEW order_line AS
  SELECT item.order_id, item.place, coalesce(item.product_id, so.product_id) AS product_id, item.part_number,
         item.title, item.quantity, item.unit_price::bigint * item.quantity AS amount, so.customer_id, item.variant_id,
         item.id AS line_item_id, least(item.taken_pieces, so.taken_pieces) AS taken_pieces
    FROM storefront_order so JOIN line_item item ON item.order_id = so.order_id;

-- The part number of a line; the previous version has not kept it, so its lines have the one of now.
CREATE OR REPLACE FUNCTION line_number(item line_item) RETURNS varchar LANGUAGE sql STABLE AS $$
  SELECT coalesce(item.part_number, CASE WHEN item.product_id IS NULL THEN
    (SELECT sku FROM product_variant WHERE id = item.variant_id) END)
$$;

-- The product that an order is called by, with the number of its further lines.
CREATE OR REPLACE FUNCTION order_product(first_title text, lines int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN lines > 1 THEN format('%s and %s more', first_title, lines - 1) ELSE first_title END
$$;

-- Divides an amount among the lines of an order in proportion to their amounts, exactly: each line gets what is due up
-- to it, less what is due before it.
CREATE OR REPLACE FUNCTION divided_among_lines(of_order varchar, divided bigint)
RETURNS TABLE (product_id varchar, share bigint) LANGUAGE sql STABLE AS $$
  SELECT line.product_id,
         (div(divided * line.until, line.total) - div(divided * (line.until - line.amount), line.total))::bigint
    FROM (SELECT product_id, amount, sum(amount) OVER (ORDER BY place)::numeric AS until,
                 sum(amount) OVER ()::numeric AS total
            FROM order_line WHERE order_id = of_order) line
$$;
