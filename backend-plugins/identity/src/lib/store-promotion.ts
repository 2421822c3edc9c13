import type { EntityManager } from 'typeorm';
import { AdminPromotion } from '../models/admin-promotion';

type Promotion = {
  customerId: string;
  /** Lower case. */
  email: string;
  /** Customer id of the promoting admin; null for an admin from the shop's configuration. */
  promotedBy: string | null;
};

/** Stores a promotion. Returns false if it already exists. */
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
