import type { EntityManager } from 'typeorm';
import type { OrderStatus } from './order-state';

/** An order whose row is locked by this transaction. */
export type LockedOrder = OrderStatus & { id: string };

/**
 * Takes the row lock that serializes paying, cancelling, expiring, shipping and refunding an order,
 * and returns the order's state under it; null if the order does not exist. Uses NO KEY UPDATE,
 * because FOR UPDATE would wait for every insert that references the order. With `SKIP LOCKED`,
 * also returns null if another transaction holds the lock.
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
