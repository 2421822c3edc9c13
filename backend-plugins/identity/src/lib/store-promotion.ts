import type { Duty } from '@harrow/contract';
import type { EntityManager } from 'typeorm';

type Promotion = {
  customerId: string;
  /** Lower case. */
  email: string;
  /** Customer id of the promoting owner; null for an admin from the shop's configuration. */
  promotedBy: string | null;
  /** Without one, a new admin becomes an owner, and one who is an admin already keeps the duty. */
  duty?: Duty;
};

/** Stores a promotion or the new duty of an admin. Returns false if nothing changes. */
export async function storePromotion(
  manager: EntityManager,
  { customerId, email, promotedBy, duty }: Promotion,
): Promise<boolean> {
  const stored: unknown[] = await manager.query(
    `INSERT INTO admin_promotion (customer_id, email, promoted_by, duty)
     VALUES ($1, $2, $3, coalesce($4::varchar, 'owner'))
     ON CONFLICT (customer_id, email) DO UPDATE SET duty = $4::varchar
           WHERE admin_promotion.duty <> $4::varchar
     RETURNING customer_id`,
    [customerId, email, promotedBy, duty ?? null],
  );
  return stored.length > 0;
}
