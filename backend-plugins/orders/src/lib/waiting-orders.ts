import { FulfillmentStatus, OrderStatus, PaymentStatus } from '@medusajs/medusa';
import { orderStateOf, UNPAID } from './order-state';

const HOURS_PER_STEP = 24;
/** Older orders count in the last step. */
const LAST_STEP_HOURS = 30 * HOURS_PER_STEP;

/** The unpaid orders of an age; `amount` is in the smallest unit of the currency. */
export type UnpaidStep = { fromHours: number; orders: number; amount: number };

/** Counts up to $1 + 1 unpaid orders, to decide whether they can be read each time. */
export const COUNT_FEW_UNPAID = `
  SELECT count(*)::int AS count FROM (SELECT FROM "order" o WHERE ${UNPAID} LIMIT $1 + 1) few`;

/**
 * The unpaid orders in the currency $1 by age, youngest first. They are found first, as an array: the
 * planner overestimates their number, and would read all orders for a join.
 */
export const SELECT_UNPAID = `
  SELECT (least(floor(extract(epoch FROM now() - so.placed_at) / 3600 / ${HOURS_PER_STEP})
                * ${HOURS_PER_STEP}, ${LAST_STEP_HOURS}))::int AS "fromHours",
         count(*)::int AS orders, sum(item.quantity::bigint * item.unit_price)::float8 AS amount
    FROM storefront_order so JOIN line_item item ON item.order_id = so.order_id
   WHERE so.order_id = ANY (
           ARRAY(SELECT o.id FROM "order" o WHERE ${UNPAID} AND o.currency_code = $1))
   GROUP BY 1 ORDER BY 1`;

/** The combinations of the engine's states that mean paid and not shipped, as rows of SQL. */
const TO_SHIP = Object.values(OrderStatus).flatMap((status) =>
  Object.values(PaymentStatus).flatMap((payment_status) =>
    Object.values(FulfillmentStatus)
      .filter(
        (fulfillment_status) =>
          orderStateOf({ status, payment_status, fulfillment_status }) === 'paid',
      )
      .map((fulfillment_status) => `('${status}', '${payment_status}', '${fulfillment_status}')`),
  ),
);

/**
 * Counts the paid, unshipped orders. Each combination of states is looked up in the index
 * `order_by_state`, so that only these orders are read.
 */
export const COUNT_TO_SHIP = `
  SELECT coalesce(sum(found.count), 0)::int AS count
    FROM (VALUES ${TO_SHIP.join(', ')}) state (status, payment_status, fulfillment_status)
   CROSS JOIN LATERAL (
     SELECT count(*) FROM "order" o
      WHERE o.status = state.status::order_status_enum
        AND o.payment_status = state.payment_status::order_payment_status_enum
        AND o.fulfillment_status = state.fulfillment_status::order_fulfillment_status_enum) found`;
