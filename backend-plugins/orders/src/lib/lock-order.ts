import type { EntityManager } from 'typeorm';
import type { OrderFacts } from './order-state';

/** An order whose row this transaction holds. */
export type LockedOrder = OrderFacts & { id: string };

/**
 * Takes the row lock that makes paying, cancelling, expiring, shipping and refunding one order take
 * turns, and reads the state behind it; null where there is no such order. NO KEY UPDATE, because
 * FOR UPDATE would wait for every insert that merely points at the order. With `SKIP LOCKED` null
 * also where another transaction holds it.
 */
export async function lockOrder(
  manager: EntityManager,
  orderId: string,
  wait: '' | 'SKIP LOCKED' = '',
): Promise<LockedOrder | null> {
  const rows: LockedOrder[] = await manager.query(
    `SELECT id, status, payment_status, fulfillment_status
       FROM "order" WHERE id = $1 FOR NO KEY UPDATE ${wait}`,
    [orderId],
  );
  return rows[0] ?? null;
}
