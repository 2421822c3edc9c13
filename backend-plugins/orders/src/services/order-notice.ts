import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';

/** A notice to staff about an order that no other row records. */
type OrderNotice = {
  orderId: string;
  kind:
    /** A refund was requested or recorded, and the payment provider has not made it. */
    | 'refund_failed'
    /** A payment that neither the browser nor an event had reported was found at the provider. */
    | 'payment_found'
    /** An unpaid order was canceled, because its account has lost its address to the owner. */
    | 'cancelled';
  /** In the smallest unit of the order's currency. */
  amount?: number;
  /** The provider's reason, where it gave one. */
  reason?: string;
};

/** Records notices for staff; the payments plugin lists them. */
export default class OrderNoticeService {
  /** Records a notice in the caller's transaction. */
  async record(manager: EntityManager, notice: OrderNotice): Promise<void> {
    const { orderId, kind, amount, reason } = notice;
    await manager.query(
      `INSERT INTO order_notice (id, order_id, kind, amount, reason) VALUES ($1, $2, $3, $4, $5)`,
      [generateEntityId('', 'ordnot'), orderId, kind, amount ?? null, reason ?? null],
    );
  }
}
