import type { FigureStep } from '@harrow/contract';

/** A span of whole days (UTC), both included, such as 2026-11-21. */
export type DaySpan = { first: string; last: string };

/** Sums of a day, week or month. Amounts are in the smallest unit of the currency. */
export type SalesEntry = {
  from: string;
  orders: number;
  pieces: number;
  paid: number;
  refunded: number;
};

export type SoldProduct = {
  productId: string;
  name: string;
  img: string;
  pieces: number;
  revenue: number;
};

const MAX_TOP_PRODUCTS = 10;

/** The changes in the currency $1 from the day $2 to $3 that are not part of the sums yet. */
const CHANGES = `FROM sales_change WHERE currency_code = $1 AND day BETWEEN $2 AND $3`;

/** One row for each day, week or month ($4) that the span touches, oldest first. */
export const SELECT_ENTRIES = `
  SELECT step::date::text AS "from", coalesce(sum(orders), 0)::int AS orders,
         coalesce(sum(pieces), 0)::float8 AS pieces, coalesce(sum(paid), 0)::float8 AS paid,
         coalesce(sum(refunded), 0)::float8 AS refunded
    FROM generate_series(date_trunc($4, $2::timestamp), $3::timestamp, $5::interval) step
    LEFT JOIN (
      SELECT day, orders, pieces, paid, refunded FROM sales_day
       WHERE currency_code = $1 AND day BETWEEN $2 AND $3 AND product_id = ''
       UNION ALL
      SELECT day, orders, pieces, paid, refunded ${CHANGES}) sold ON date_trunc($4, day::timestamp) = step
   GROUP BY step ORDER BY step`;

/** The first month that begins in the span, and the month that the span does not complete. */
const FIRST_MONTH = `(date_trunc('month', ($2::date - 1)::timestamp) + interval '1 month')::date`;
const LAST_MONTH = `date_trunc('month', ($3::date + 1)::timestamp)::date`;

/** Sums of numbers below 2^53 are exact as `float8`, which is faster to add up. */
const SOLD = 'product_id, pieces::float8 AS pieces, (paid - refunded)::float8 AS revenue';

const soldFrom = (first: string, last: string) => `
  SELECT ${SOLD} FROM sales_day
   WHERE currency_code = $1 AND day BETWEEN ${first} AND ${last} AND product_id <> ''`;

/**
 * The products that brought most, after refunds, from whole months and the days before and after these.
 * A product that the database has lost keeps its id.
 */
export const SELECT_TOP_PRODUCTS = `
  SELECT sold.product_id AS "productId", coalesce(p.title, sold.product_id) AS name,
         coalesce(p.thumbnail, '') AS img, pieces, revenue
    FROM (
      SELECT product_id, sum(pieces) AS pieces, sum(revenue) AS revenue
        FROM (
          SELECT ${SOLD} FROM sales_month
           WHERE currency_code = $1 AND month >= ${FIRST_MONTH} AND month < ${LAST_MONTH}
           UNION ALL ${soldFrom('$2', `least($3, ${FIRST_MONTH} - 1)`)}
           UNION ALL ${soldFrom(`greatest(${FIRST_MONTH}, ${LAST_MONTH})`, '$3')}
           UNION ALL SELECT ${SOLD} ${CHANGES}) sold
       GROUP BY product_id HAVING sum(revenue) > 0
       ORDER BY sum(revenue) DESC, product_id LIMIT ${MAX_TOP_PRODUCTS}) sold
    LEFT JOIN product p ON p.id = sold.product_id
   ORDER BY revenue DESC, "productId"`;

/** The distance between two entries. */
export const INTERVALS: Record<FigureStep, string> = {
  day: '1 day',
  week: '1 week',
  month: '1 month',
};
