import { ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { AdminPromotion } from '../models/admin-promotion';

/**
 * Deletes the promotions of a customer for an admin, and returns false if there were none. Demotions
 * wait for each other, and an admin who has been demoted meanwhile gets `forbidden`: so two who demote
 * each other at once leave one admin.
 */
export async function withdrawPromotion(
  manager: EntityManager,
  customerId: string,
  admin: { customerId: string; email: string },
): Promise<boolean> {
  await manager.query('LOCK TABLE admin_promotion IN SHARE ROW EXCLUSIVE MODE');
  const promotions = manager.getRepository(AdminPromotion);
  const { customerId: customer_id, email } = admin;
  if (!(await promotions.existsBy({ customer_id, email }))) {
    throw new ShopError('forbidden', 'You are no longer an admin.');
  }
  const { affected } = await promotions.delete({ customer_id: customerId });
  return (affected ?? 0) > 0;
}
