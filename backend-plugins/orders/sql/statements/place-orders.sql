-- Places orders, $2, with their lines, $3, in the currency $1: takes their stock and writes their rows. Both have the
-- names and units of `OrderValues`; an order has its place in the list, a line its place in the order. No two orders are
-- of one customer, and no two lines of an order have one product. Returns a row for each order: whether it is placed,
-- and which condition it met. An order is placed with all of its lines or not at all. Of the orders for one product,
-- those are placed that its stock suffices for in their order; one may be left out because of an order before it that
-- is refused itself, so the caller tries refused orders alone.
--
-- Stock is read and taken first, so that nothing is written for an order without it. Its rows are locked in the order
-- of their ids, before anything else is: statements wait for each other, but never in a circle.
--
-- LATERAL with LIMIT looks rows up for each line; a plain join would be planned for 100 lines, and read the catalogue.
WITH given AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($2) AS given (
    place int, order_id text, shipping_address_id text, billing_address_id text, shipping_method_id text,
    shipping_method_tax_line_id text, payment_id text, staged_job_id text, customer_id text, email text,
    first_name text, last_name text, phone text, address text, product_id text, lines int, total int, po_number text,
    provider_id text, event_name text, key text, body_hash text, max_unpaid int, placed_unverified boolean,
    language text, placed_by text)),
line AS MATERIALIZED (
  SELECT line.*, given.place AS order_place, given.customer_id
    FROM jsonb_to_recordset($3) AS line (
           order_id text, place int, product_id text, quantity int, line_item_id text, line_item_tax_line_id text)
    JOIN given USING (order_id)),
-- The region, its country and its cheapest shipping option; staff may replace them at any time.
shop AS MATERIALIZED (
  SELECT r.id AS region_id, country.iso_2 AS country_code, option.id AS shipping_option_id,
         (SELECT default_sales_channel_id FROM store LIMIT 1) AS sales_channel_id
    FROM region r
    JOIN LATERAL (SELECT iso_2 FROM country WHERE region_id = r.id ORDER BY iso_2 LIMIT 1) country ON true
    JOIN LATERAL (SELECT id FROM shipping_option
                   WHERE region_id = r.id AND deleted_at IS NULL AND NOT is_return
                   ORDER BY amount NULLS FIRST, created_at, id LIMIT 1) option ON true
   WHERE r.currency_code = $1 AND r.deleted_at IS NULL
   ORDER BY r.created_at, r.id LIMIT 1),
-- The lines whose product is sold in their quantity.
offer AS MATERIALIZED (
  SELECT line.*, sold.variant_id, sold.sku, charged AS unit_price
    FROM line,
         LATERAL (SELECT variant_id, unit_price, available, minimum, sku FROM sold_product
                   WHERE product_id = line.product_id AND currency_code = $1 LIMIT 1) sold,
         LATERAL (SELECT charged FROM charged_price(sold.variant_id, sold.unit_price, $1, line.quantity,
                    line.customer_id) OFFSET 0) price
   WHERE line.quantity BETWEEN sold.minimum AND sold.available),
-- The orders whose lines are all sold, for their total. Concurrent orders do not see each other, so a customer may
-- exceed the limit of unpaid orders by a few; those of unverified customers take a lock before this. The condition for
-- unpaid orders is that of the index order_unpaid_of_customer.
offered AS MATERIALIZED (
  SELECT given.*,
         max_unpaid = 0 OR max_unpaid > (
           SELECT count(*) FROM "order" o
            WHERE o.customer_id = given.customer_id AND o.status <> 'canceled'
              AND o.payment_status NOT IN ('captured', 'partially_refunded', 'refunded')) AS is_allowed,
         EXISTS (SELECT FROM order_idempotency_key used
                  WHERE used.customer_id = given.customer_id AND used.key = given.key) AS is_repeated
    FROM given
    JOIN (SELECT order_id, count(*) AS lines, sum(unit_price::bigint * quantity) AS total
            FROM offer GROUP BY order_id) found USING (order_id, lines, total)),
wanted AS MATERIALIZED (
  SELECT offer.* FROM offer JOIN offered USING (order_id), shop WHERE is_allowed AND NOT is_repeated),
locked AS MATERIALIZED (
  SELECT id AS variant_id, inventory_quantity, manage_inventory FROM product_variant
   WHERE id = ANY (ARRAY(SELECT variant_id FROM wanted)) AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE),
-- The lines that the stock suffices for, after the lines of the orders before them.
enough AS MATERIALIZED (
  SELECT *, CASE WHEN manage_inventory THEN quantity ELSE 0 END AS taken_pieces
    FROM (SELECT *, sum(quantity) OVER (PARTITION BY variant_id ORDER BY order_place) AS pieces
            FROM wanted JOIN locked USING (variant_id)) claimed
   WHERE NOT manage_inventory OR inventory_quantity >= pieces),
sale AS MATERIALIZED (
  SELECT offered.*, shop.*
    FROM offered JOIN (SELECT order_id, count(*) AS lines FROM enough GROUP BY order_id) found
                   USING (order_id, lines), shop),
sold AS MATERIALIZED (SELECT enough.* FROM enough JOIN sale USING (order_id)),
taken AS (
  UPDATE product_variant stocked
     SET inventory_quantity = stocked.inventory_quantity - wanted.pieces, updated_at = now()
    FROM (SELECT variant_id, sum(taken_pieces)::int AS pieces FROM sold GROUP BY variant_id) wanted
   WHERE stocked.id = wanted.variant_id),
placed AS (
  INSERT INTO "order" (id, email, customer_id, region_id, sales_channel_id, currency_code,
                       payment_status, shipping_address_id, billing_address_id, metadata)
  SELECT order_id, email, customer_id, region_id, sales_channel_id, $1,
         'awaiting', shipping_address_id, billing_address_id, '{}' FROM sale
  RETURNING id),
once AS (
  INSERT INTO order_idempotency_key (customer_id, key, body_hash, order_id)
  SELECT customer_id, key, body_hash, order_id FROM sale WHERE key IS NOT NULL),
addresses AS (
  INSERT INTO address (id, first_name, last_name, phone, address_1, country_code)
  SELECT new.id, first_name, last_name, phone, address, country_code
    FROM sale, LATERAL (VALUES (shipping_address_id), (billing_address_id)) new (id)),
item AS (
  INSERT INTO line_item (id, order_id, variant_id, title, description, thumbnail, quantity, unit_price, is_giftcard,
                         allow_discounts, should_merge, metadata, created_at, place, product_id, part_number, taken_pieces)
  SELECT line_item_id, order_id, variant_id, product.title, variant_title, thumbnail, quantity, unit_price, is_giftcard,
         discountable, false, '{}', now() + place * interval '1 microsecond', place, product_id, sku, taken_pieces
    FROM sold,
         LATERAL (SELECT p.title, p.thumbnail, p.is_giftcard, p.discountable, v.title AS variant_title
                    FROM product_variant v JOIN product p ON p.id = v.product_id
                   WHERE v.id = variant_id LIMIT 1) product),
shipping AS (
  INSERT INTO shipping_method (id, order_id, shipping_option_id, price, data)
  SELECT shipping_method_id, order_id, shipping_option_id, 0, '{}' FROM sale),
item_tax AS (
  INSERT INTO line_item_tax_line (id, item_id, rate, name, code)
  SELECT line_item_tax_line_id, line_item_id, 0, 'default', 'default' FROM sold),
shipping_tax AS (
  INSERT INTO shipping_method_tax_line (id, shipping_method_id, rate, name, code)
  SELECT shipping_method_tax_line_id, shipping_method_id, 0, 'default', 'default' FROM sale),
promise AS (
  INSERT INTO payment (id, order_id, provider_id, amount, currency_code, data)
  SELECT payment_id, order_id, provider_id, total, $1,
         jsonb_build_object('status', 'promised', 'amount', total, 'currency', $1::text) FROM sale),
ours AS (
  INSERT INTO storefront_order (order_id, customer_id, product_id, lines, po_number, placed_unverified, amount, language,
                                placed_by, taken_pieces)
  SELECT order_id, customer_id, product_id, lines, po_number, placed_unverified, total, language, placed_by,
         -- the previous version returns the pieces of an only line by it
         CASE WHEN lines = 1 THEN (SELECT taken_pieces FROM sold WHERE sold.order_id = sale.order_id) END FROM sale),
announced AS (
  INSERT INTO staged_job (id, event_name, data, options)
  SELECT staged_job_id, event_name, jsonb_build_object('id', order_id, 'no_notification', false), '{}'
    FROM sale WHERE event_name IS NOT NULL)
SELECT given.order_id AS "orderId", EXISTS (SELECT FROM shop) AS "hasShop",
       offered.order_id IS NOT NULL AS "hasOffer", coalesce(offered.is_allowed, true) AS "isAllowed",
       coalesce(offered.is_repeated, false) AS "isRepeated",
       placed.id IS NOT NULL AS "isPlaced"
  FROM given LEFT JOIN offered USING (order_id) LEFT JOIN placed ON placed.id = given.order_id;
