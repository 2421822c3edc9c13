-- Adds the orders that the row of the table "fill" asks for.
BEGIN;
SELECT setseed(0.5);

WITH made AS (
  INSERT INTO customer (id, email, first_name, last_name, has_account, created_at, updated_at)
  SELECT 'cus_' || tag || '_' || n, 'buyer-' || n || '-' || tag || '@farm.test',
         (ARRAY['Ada', 'Bela', 'Carl', 'Dora', 'Emil', 'Frida', 'Gus', 'Hana'])[1 + n % 8],
         (ARRAY['Farmer', 'Miller', 'Smith', 'Weber', 'Novak', 'Olsen', 'Reed'])[1 + n % 7],
         true, now() - interval '731 days', now() - interval '731 days'
    FROM fill, generate_series(0, customers - 1) n
  RETURNING id)
INSERT INTO shop_account (customer_id, uid, email_verified, created_at)
SELECT id, 'uid_' || id, true, now() - interval '731 days' FROM made;

-- All values of the orders, oldest first. Some customers have many orders: the square of a random number chooses
-- them. An id is sorted by time, as the engine's are.
CREATE TEMP TABLE draft AS
-- The states of 200 orders, and the ages in days that orders in a state can have. Unpaid ones are younger than
-- their expiry, paid ones are about to be shipped.
WITH states (state, share, min_age, max_age) AS (
  VALUES ('unpaid', 1, 0, 1), ('paid', 4, 0, 4), ('canceled', 8, 0, 730), ('expired', 20, 4, 730),
         ('refunded', 6, 10, 730), ('partially_refunded', 2, 10, 730), ('shipped', 159, 4, 730)),
cycle AS MATERIALIZED (
  SELECT row_number() OVER () - 1 AS turn, states.* FROM states, generate_series(1, share)),
-- The shop's region and the parts of it that every order references, as in the statement that places an order.
shop AS (
  SELECT r.id AS region_id, r.currency_code, country.iso_2 AS country_code,
         option.id AS shipping_option_id,
         (SELECT default_sales_channel_id FROM store LIMIT 1) AS sales_channel_id,
         (SELECT id FROM "user" ORDER BY created_at LIMIT 1) AS user_id
    FROM region r
    JOIN LATERAL (SELECT iso_2 FROM country WHERE region_id = r.id ORDER BY iso_2 LIMIT 1)
         country ON true
    JOIN LATERAL (SELECT id FROM shipping_option
                   WHERE region_id = r.id AND deleted_at IS NULL AND NOT is_return
                   ORDER BY amount NULLS FIRST, created_at, id LIMIT 1) option ON true
   WHERE r.deleted_at IS NULL ORDER BY r.created_at, r.id LIMIT 1),
goods AS (
  SELECT row_number() OVER (ORDER BY p.id) - 1 AS place, p.id AS product_id, p.title, p.thumbnail,
         p.is_giftcard, p.discountable, v.id AS variant_id, v.title AS version, price.amount AS unit_price
    FROM shop, product p
    JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL
    JOIN product_variant_money_amount link ON link.variant_id = v.id
    JOIN money_amount price ON price.id = link.money_amount_id AND price.deleted_at IS NULL
   WHERE p.status = 'published' AND p.deleted_at IS NULL AND price.currency_code = shop.currency_code),
chance AS MATERIALIZED (
  SELECT fill.*, n, random() AS age, random() AS buyer, random() AS product, 1 + n % 3 AS quantity
    FROM fill, generate_series(0, orders - 1) n),
placed AS (
  SELECT chance.*, state,
         now() - make_interval(secs => 86400 * (min_age + age * (max_age - min_age))) AS placed_at
    FROM chance JOIN cycle ON turn = n % 200)
SELECT lpad(upper(to_hex((extract(epoch FROM placed_at) * 1000)::bigint)), 12, '0')
         || upper(left(md5(n || c.id), 14)) AS code,
       state, placed_at,
       state IN ('paid', 'refunded', 'partially_refunded', 'shipped') AS is_paid,
       state IN ('partially_refunded', 'shipped') AS is_shipped,
       state IN ('canceled', 'expired') AS is_gone,
       least(placed_at + interval '3 minutes', now()) AS paid_at,
       least(placed_at + interval '2 days', now()) AS shipped_at,
       least(placed_at + interval '3 days', now()) AS gone_at,
       placed_at + interval '9 days' AS refunded_at,
       c.id AS customer_id, c.email, c.first_name, c.last_name,
       'pi_' || left(md5(random()::text), 24) AS intent_id,
       quantity, unit_price * quantity AS total,
       CASE state WHEN 'refunded' THEN unit_price * quantity
                  WHEN 'partially_refunded' THEN greatest(unit_price / 2, 1) ELSE 0 END AS refunded,
       goods.*, shop.*
  FROM shop, placed
  JOIN customer c ON c.id = 'cus_' || tag || '_' || floor(buyer * buyer * customers)
  JOIN goods ON place = floor(product * (SELECT count(*) FROM goods))
 ORDER BY placed.placed_at;

-- Takes the stock that the orders hold; a product that had less has been restocked since.
UPDATE product_variant v SET inventory_quantity = inventory_quantity - sold
  FROM (SELECT variant_id, sum(quantity) AS sold FROM draft WHERE NOT is_gone GROUP BY 1) taken
 WHERE v.id = variant_id AND inventory_quantity >= sold;

-- Triggers and checks of references take longer than the rows. Without the rights of a superuser they run.
SELECT set_config('session_replication_role', 'replica', true)
  FROM pg_roles WHERE rolname = current_user AND rolsuper;

INSERT INTO address (id, first_name, last_name, phone, address_1, country_code, created_at, updated_at)
SELECT new.id || code, first_name, last_name, '+1 515 555 ' || right('000' || abs(hashtext(email)) % 10000, 4),
       (1 + length(email)) || ' Farm Road, Ames', country_code, placed_at, placed_at
  FROM draft, LATERAL (VALUES ('addr_S'), ('addr_B')) new (id);

INSERT INTO "order" (id, email, customer_id, region_id, sales_channel_id, currency_code, status, payment_status,
                     fulfillment_status, shipping_address_id, billing_address_id, metadata, created_at,
                     updated_at, canceled_at)
SELECT 'order_' || code, email, customer_id, region_id, sales_channel_id, currency_code,
       (CASE WHEN is_gone THEN 'canceled' ELSE 'pending' END)::order_status_enum,
       (CASE WHEN is_gone THEN 'canceled' WHEN state = 'unpaid' THEN 'awaiting'
             WHEN refunded > 0 THEN state ELSE 'captured' END)::order_payment_status_enum,
       (CASE WHEN is_gone THEN 'canceled' WHEN is_shipped THEN 'shipped'
             ELSE 'not_fulfilled' END)::order_fulfillment_status_enum,
       'addr_S' || code, 'addr_B' || code, '{}', placed_at,
       CASE WHEN is_gone THEN gone_at WHEN refunded > 0 THEN refunded_at
            WHEN is_shipped THEN shipped_at WHEN is_paid THEN paid_at ELSE placed_at END,
       CASE WHEN is_gone THEN gone_at END
  FROM draft ORDER BY draft.placed_at;

INSERT INTO line_item (id, order_id, variant_id, title, description, thumbnail, quantity, unit_price, is_giftcard,
                       allow_discounts, should_merge, metadata, fulfilled_quantity, shipped_quantity, created_at,
                       updated_at, product_id, taken_pieces)
SELECT 'item_' || code, 'order_' || code, variant_id, title, version, thumbnail, quantity, unit_price, is_giftcard,
       discountable, false, '{}', CASE WHEN is_shipped THEN quantity END, CASE WHEN is_shipped THEN quantity END,
       placed_at, placed_at, product_id, CASE WHEN is_gone THEN 0 ELSE quantity END
  FROM draft;

INSERT INTO shipping_method (id, order_id, shipping_option_id, price, data)
SELECT 'sm_' || code, 'order_' || code, shipping_option_id, 0, '{}' FROM draft;

INSERT INTO line_item_tax_line (id, item_id, rate, name, code, created_at, updated_at)
SELECT 'litl_' || code, 'item_' || code, 0, 'default', 'default', placed_at, placed_at FROM draft;

INSERT INTO shipping_method_tax_line (id, shipping_method_id, rate, name, code, created_at, updated_at)
SELECT 'smtl_' || code, 'sm_' || code, 0, 'default', 'default', placed_at, placed_at FROM draft;

INSERT INTO payment (id, order_id, provider_id, amount, amount_refunded, currency_code, data, captured_at,
                     canceled_at, created_at, updated_at)
SELECT 'pay_' || code, 'order_' || code, 'stripe', total, refunded, currency_code,
       jsonb_strip_nulls(jsonb_build_object(
         'id', CASE WHEN is_paid THEN intent_id END,
         'status', CASE WHEN is_paid THEN 'succeeded' ELSE 'promised' END,
         'amount', total, 'currency', currency_code,
         'refunded', nullif(refunded, 0), 'refundedThere', nullif(refunded, 0))),
       CASE WHEN is_paid THEN paid_at END, CASE WHEN is_gone THEN gone_at END, placed_at,
       CASE WHEN is_gone THEN gone_at WHEN refunded > 0 THEN refunded_at WHEN is_paid THEN paid_at
            ELSE placed_at END
  FROM draft;

INSERT INTO storefront_order (order_id, customer_id, product_id, transaction_id, placed_at, paid_at, expired_at,
                              taken_pieces, is_listed, state, amount)
SELECT 'order_' || code, customer_id, product_id, CASE WHEN is_paid THEN intent_id END, placed_at,
       CASE WHEN is_paid THEN paid_at END, CASE WHEN state = 'expired' THEN gone_at END,
       CASE WHEN is_gone THEN 0 ELSE quantity END, NOT is_gone,
       CASE state WHEN 'canceled' THEN 'cancelled' WHEN 'partially_refunded' THEN 'shipped' ELSE state END,
       total
  FROM draft;

INSERT INTO order_search_words (kind, subject_id, words)
SELECT DISTINCT 'buyer', draft.customer_id, order_search_buyer(email, a)
  FROM draft JOIN address a ON a.id = 'addr_S' || code
UNION SELECT DISTINCT 'product', product_id, order_search_fold(title) FROM draft
ON CONFLICT DO NOTHING;
UPDATE order_words_progress SET filled = known.number, seen = known.number
  FROM (SELECT max(display_id) AS number FROM "order") known;

INSERT INTO order_idempotency_key (customer_id, key, body_hash, order_id, created_at)
SELECT customer_id, md5(code), md5(email || code) || md5(code || email), 'order_' || code, placed_at
  FROM draft WHERE placed_at > now() - interval '30 days';

INSERT INTO payment_intent (id, intent_id, order_id, customer_id, amount, currency_code, status, created_at,
                            updated_at)
SELECT 'payint_' || code, intent_id, 'order_' || code, customer_id, total, currency_code, 'succeeded', paid_at,
       paid_at
  FROM draft WHERE is_paid;

INSERT INTO stripe_event (id, type, payment, received_at, handled_at, attempts, next_attempt_at)
SELECT 'evt_' || code || n, type,
       CASE WHEN type LIKE 'payment_intent.%' THEN
         jsonb_build_object('id', intent_id, 'amount', total, 'currency', currency_code,
           'status', status, 'amount_received', CASE status WHEN 'succeeded' THEN total ELSE 0 END,
           'metadata', jsonb_build_object('order_id', 'order_' || code, 'customer_id', customer_id))
       END, paid_at, paid_at, attempts, paid_at
  FROM draft, (VALUES (1, 'payment_intent.created', 'requires_payment_method', 0),
                      (2, 'charge.succeeded', NULL, 0),
                      (3, 'payment_intent.succeeded', 'succeeded', 1))
              event (n, type, status, attempts)
 WHERE is_paid AND paid_at > now() - interval '90 days';

INSERT INTO fulfillment (id, order_id, provider_id, data, metadata, tracking_numbers, created_at, updated_at,
                         shipped_at)
SELECT 'ful_' || code, 'order_' || code, 'manual', '{}', '{}', '[]', shipped_at, shipped_at, shipped_at
  FROM draft WHERE is_shipped;
INSERT INTO fulfillment_item (fulfillment_id, item_id, quantity)
SELECT 'ful_' || code, 'item_' || code, quantity FROM draft WHERE is_shipped;

INSERT INTO order_refund (id, provider_key, order_id, intent_id, amount, reason, requested_by, status,
                          provider_refund_id, record_id, attempts, next_attempt_at, created_at, updated_at)
SELECT 'orref_' || code, 'orref_' || code, 'order_' || code, intent_id, refunded, 'other', user_id, 'booked',
       're_' || left(md5(code), 24), 'ref_' || code, 1, refunded_at, refunded_at, refunded_at
  FROM draft WHERE refunded > 0;
INSERT INTO refund (id, order_id, amount, reason, created_at, updated_at)
SELECT 'ref_' || code, 'order_' || code, refunded, 'other', refunded_at, refunded_at
  FROM draft WHERE refunded > 0;

SELECT recount_sales(); -- the triggers that keep them were skipped
COMMIT;
