/** Sums up the rows of a day and product, and those of the day. */
const SUMS = `
  currency_code, day, coalesce(product_id, ''), sum(orders), sum(pieces), sum(paid), sum(refunded)`;
const BY_DAY_AND_PRODUCT =
  'GROUP BY GROUPING SETS ((currency_code, day, product_id), (currency_code, day))';

/** One process at a time moves changes into the days, or counts them again. */
export const TURN = `hashtext('sales_day')`;

/**
 * Moves changes and returns how many it has moved. `further` adds common table expressions, which may
 * read those that are `taken`.
 */
export const foldSales = (further = '') => `(at_most int) RETURNS int LANGUAGE plpgsql AS $$
  DECLARE
    moved int;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(${TURN}) THEN RETURN 0; END IF;
    WITH taken AS (
      DELETE FROM sales_change
       WHERE id IN (SELECT id FROM sales_change ORDER BY id LIMIT at_most)
      RETURNING *),
    kept AS (
      INSERT INTO sales_day AS known
        (currency_code, day, product_id, orders, pieces, paid, refunded)
      SELECT ${SUMS} FROM taken ${BY_DAY_AND_PRODUCT}
      ON CONFLICT (currency_code, day, product_id) DO UPDATE
        SET orders = known.orders + excluded.orders, pieces = known.pieces + excluded.pieces,
            paid = known.paid + excluded.paid, refunded = known.refunded + excluded.refunded)${further}
    SELECT count(*) INTO moved FROM taken;
    RETURN moved;
  END $$`;

/**
 * Counts everything again, in one statement, so that its snapshot has a change exactly if it has the
 * payment or refund. `further` adds statements, which see the new days.
 */
export const recountSales = (further = '') => `() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${TURN});
    WITH counted (currency_code, day, product_id, orders, pieces, paid, refunded) AS MATERIALIZED (
      SELECT ${SUMS} FROM sales_counted ${BY_DAY_AND_PRODUCT}),
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
          refunded = excluded.refunded;${further}
  END $$`;
