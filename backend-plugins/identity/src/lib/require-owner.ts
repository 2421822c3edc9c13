import { ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { AdminPromotion } from '../models/admin-promotion';

/**
 * Locks the promotions until the end of the transaction, and throws `forbidden` for one who is no owner
 * any more. Changes of rights wait for each other, and the caller cannot change the own ones: so of two
 * owners who demote each other at once, one stays.
 */
export async function requireOwner(
  manager: EntityManager,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await manager.query('LOCK TABLE admin_promotion IN SHARE ROW EXCLUSIVE MODE');
  const own = { customer_id: customerId, email, duty: 'owner' as const };
  if (!(await manager.getRepository(AdminPromotion).existsBy(own))) {
    throw new ShopError('forbidden', 'You are no longer an owner.');
  }
}
