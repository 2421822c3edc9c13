import type { EntityManager } from 'typeorm';
import { AdminPromotion } from '../models/admin-promotion';

export type Promotion = {
  customerId: string;
  /** Lower case. */
  email: string;
  /** Customer id of the admin who promotes; null for an admin by the shop's configuration. */
  promotedBy: string | null;
};

/** Stores a promotion. False where it had been stored before, and for the slower of two at once. */
export async function storePromotion(
  manager: EntityManager,
  { customerId, email, promotedBy }: Promotion,
): Promise<boolean> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(AdminPromotion)
    .values({ customer_id: customerId, email, promoted_by: promotedBy })
    .orIgnore()
    .returning('customer_id')
    .execute();
  const rows: unknown = inserted.raw;
  return Array.isArray(rows) && rows.length > 0;
}
