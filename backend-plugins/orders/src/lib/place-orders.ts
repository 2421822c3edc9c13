import { PreparedStatement, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { OrderValues } from './order-values';

/** The conditions that the statement found for an order, and whether it has placed it. */
type Outcome = {
  orderId: string;
  hasShop: boolean;
  hasOffer: boolean;
  isAllowed: boolean;
  /** Whether its idempotency key has been used. */
  isRepeated: boolean;
  isPlaced: boolean;
};

const PLACE = sqlStatement('@harrow/orders', 'place-orders');
const LOCK = 'FOR NO KEY UPDATE';

const PLACE_ORDERS = new PreparedStatement<Outcome>('place_orders', PLACE);
const PLACE_AT_ONCE = new PreparedStatement<Outcome>(
  'place_orders_at_once',
  PLACE.replace(LOCK, `${LOCK} SKIP LOCKED`),
);

const parametersOf = (currency: string, orders: OrderValues[]) => [
  currency,
  JSON.stringify(orders.map((order, place) => ({ place, ...order, lines: order.lines.length }))),
  JSON.stringify(
    orders.flatMap(({ order_id, lines }) =>
      lines.map((line, place) => ({ order_id, place, ...line })),
    ),
  ),
];

/**
 * Takes the stock of an order and writes it. Returns the conditions that it met; the order is placed only if
 * the shop sells each product in this quantity, all for this total, and has enough stock. Throws the database's error
 * if a concurrent order uses the idempotency key.
 *
 * One statement is usually a transaction by itself: every further one would add a round trip during
 * which all buyers of the product wait for its stock. Shipping is free. The payment is a placeholder until the
 * customer pays. Tax lines of 0 % say that the price is the total: without them the engine applies the region's
 * current rate to each order that it reads. The engine's event is staged as its event bus does, if it has
 * subscribers.
 */
export async function placeOrder(
  manager: EntityManager,
  currency: string,
  order: OrderValues,
): Promise<Outcome | undefined> {
  const [outcome] = await PLACE_ORDERS.run(manager, parametersOf(currency, [order]));
  return outcome;
}

/**
 * Places several orders of different customers in one statement, at a third of the cost of separate ones.
 * Returns the ids of the placed orders. Refused orders, and those whose stock another transaction has locked,
 * are not placed.
 */
export async function placeTogether(
  manager: EntityManager,
  currency: string,
  orders: OrderValues[],
): Promise<Set<string>> {
  const outcomes = await PLACE_AT_ONCE.run(manager, parametersOf(currency, orders));
  return new Set(outcomes.filter(({ isPlaced }) => isPlaced).map(({ orderId }) => orderId));
}
