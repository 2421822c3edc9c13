-- The sales of each day and product, counted from the orders and refunds themselves.
CREATE OR REPLACE VIEW sales_counted AS
SELECT currency_code, day, product_id, sum(orders)::int AS orders, sum(pieces)::bigint AS pieces,
       sum(paid)::bigint AS paid, sum(refunded)::bigint AS refunded
  FROM (
    SELECT o.currency_code, (so.paid_at AT TIME ZONE 'UTC')::date AS day, line.product_id,
           (line.place = 0)::int AS orders, line.quantity AS pieces, line.amount AS paid, 0 AS refunded
      FROM storefront_order so
      JOIN "order" o ON o.id = so.order_id
      JOIN order_line line ON line.order_id = so.order_id
     WHERE so.paid_at IS NOT NULL
    UNION ALL
    SELECT o.currency_code, (refund.created_at AT TIME ZONE 'UTC')::date, line.product_id, 0, 0, 0, line.share
      FROM refund
      JOIN "order" o ON o.id = refund.order_id,
           divided_among_lines(refund.order_id, refund.amount) line) sold
 GROUP BY currency_code, day, product_id;

-- Adds the payment of an order, or takes it back.
CREATE OR REPLACE FUNCTION note_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.paid_at IS NOT NULL THEN
    INSERT INTO sales_change (currency_code, day, product_id, orders, pieces, paid, refunded)
    SELECT o.currency_code, (OLD.paid_at AT TIME ZONE 'UTC')::date, line.product_id, -(line.place = 0)::int,
           -line.quantity, -line.amount, 0
      FROM "order" o JOIN order_line line ON line.order_id = o.id
     WHERE o.id = OLD.order_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.paid_at IS NOT NULL THEN
    INSERT INTO sales_change (currency_code, day, product_id, orders, pieces, paid, refunded)
    SELECT o.currency_code, (NEW.paid_at AT TIME ZONE 'UTC')::date, line.product_id, (line.place = 0)::int,
           line.quantity, line.amount, 0
      FROM "order" o JOIN order_line line ON line.order_id = o.id
     WHERE o.id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;

-- Adds a refund, or takes it back.
CREATE OR REPLACE FUNCTION note_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO sales_change (currency_code, day, product_id, orders, pieces, paid, refunded)
    SELECT o.currency_code, (OLD.created_at AT TIME ZONE 'UTC')::date, line.product_id, 0, 0, 0, -line.share
      FROM "order" o, divided_among_lines(OLD.order_id, OLD.amount) line
     WHERE o.id = OLD.order_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sales_change (currency_code, day, product_id, orders, pieces, paid, refunded)
    SELECT o.currency_code, (NEW.created_at AT TIME ZONE 'UTC')::date, line.product_id, 0, 0, 0, line.share
      FROM "order" o, divided_among_lines(NEW.order_id, NEW.amount) line
     WHERE o.id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;

-- Moves changes into the days and months, one process at a time; returns how many it has moved.
CREATE OR REPLACE FUNCTION fold_sales(at_most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  moved int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('sales_day')) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM sales_change
     WHERE id IN (SELECT id FROM sales_change ORDER BY id LIMIT at_most)
    RETURNING *),
  kept AS (
    INSERT INTO sales_day AS known
      (currency_code, day, product_id, orders, pieces, paid, refunded)
    SELECT currency_code, day, coalesce(product_id, ''), sum(orders), sum(pieces), sum(paid), sum(refunded)
      FROM taken GROUP BY GROUPING SETS ((currency_code, day, product_id), (currency_code, day))
    ON CONFLICT (currency_code, day, product_id) DO UPDATE
      SET orders = known.orders + excluded.orders, pieces = known.pieces + excluded.pieces,
          paid = known.paid + excluded.paid, refunded = known.refunded + excluded.refunded),
  kept_months AS (
    INSERT INTO sales_month AS known (currency_code, month, product_id, pieces, paid, refunded)
    SELECT currency_code, date_trunc('month', day::timestamp)::date, product_id, sum(pieces), sum(paid),
           sum(refunded)
      FROM taken WHERE product_id <> '' GROUP BY 1, 2, 3
    ON CONFLICT (currency_code, month, product_id) DO UPDATE
      SET pieces = known.pieces + excluded.pieces, paid = known.paid + excluded.paid,
          refunded = known.refunded + excluded.refunded)
  SELECT count(*) INTO moved FROM taken;
  RETURN moved;
END $$;

-- Counts everything again, in one statement, so that its snapshot has a change exactly if it has the payment
-- or refund.
CREATE OR REPLACE FUNCTION recount_sales() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('sales_day'));
  WITH counted (currency_code, day, product_id, orders, pieces, paid, refunded) AS MATERIALIZED (
    SELECT currency_code, day, coalesce(product_id, ''), sum(orders), sum(pieces), sum(paid), sum(refunded)
      FROM sales_counted GROUP BY GROUPING SETS ((currency_code, day, product_id), (currency_code, day))),
  included AS (DELETE FROM sales_change),
  gone AS (
    DELETE FROM sales_day known
     WHERE NOT EXISTS (
       SELECT FROM counted
        WHERE (counted.currency_code, counted.day, counted.product_id)
            = (known.currency_code, known.day, known.product_id)))
  INSERT INTO sales_day (currency_code, day, product_id, orders, pieces, paid, refunded)
  SELECT * FROM counted
  ON CONFLICT (currency_code, day, product_id) DO UPDATE
    SET orders = excluded.orders, pieces = excluded.pieces, paid = excluded.paid,
        refunded = excluded.refunded;
  DELETE FROM sales_month;
  INSERT INTO sales_month AS known (currency_code, month, product_id, pieces, paid, refunded)
  SELECT currency_code, date_trunc('month', day::timestamp)::date, product_id, sum(pieces), sum(paid),
         sum(refunded)
    FROM sales_day WHERE product_id <> '' GROUP BY 1, 2, 3;
END $$;

-- What each product brought from one day to another, after refunds: from the whole months from `first_month` until before
-- `end_month`, and from the days before and after these. Sums of numbers below 2^53 are exact as float8, which is faster
-- to add up.
CREATE OR REPLACE FUNCTION product_sales(currency varchar, first_day date, last_day date, first_month date, end_month date)
RETURNS TABLE (product_id varchar, pieces float8, revenue float8) LANGUAGE sql STABLE AS $$
  SELECT sold.product_id, sum(sold.pieces), sum(sold.revenue)
    FROM (
      SELECT known.product_id, known.pieces::float8 AS pieces, (known.paid - known.refunded)::float8 AS revenue
        FROM sales_month known
       WHERE currency_code = currency AND month >= first_month AND month < end_month
       UNION ALL
      SELECT known.product_id, known.pieces::float8, (known.paid - known.refunded)::float8 FROM sales_day known
       WHERE currency_code = currency AND day BETWEEN first_day AND least(last_day, first_month - 1)
         AND known.product_id <> ''
       UNION ALL
      SELECT known.product_id, known.pieces::float8, (known.paid - known.refunded)::float8 FROM sales_day known
       WHERE currency_code = currency AND day BETWEEN greatest(first_month, end_month) AND last_day
         AND known.product_id <> ''
       UNION ALL
      SELECT change.product_id, change.pieces::float8, (change.paid - change.refunded)::float8 FROM sales_change change
       WHERE currency_code = currency AND day BETWEEN first_day AND last_day) sold
   GROUP BY sold.product_id
$$;
