import type { OrderEvent as ShownEvent } from '@harrow/contract';
import { type Caller, noSuch, type Services } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { toDecimal } from '@harrow/money';
import type { EntityManager } from 'typeorm';

/** The party that changed an order; `actorId` is the engine's id of a user or customer, if known. */
export type ChangedBy = { by: ShownEvent['by']; actorId?: string | null };

/** A change to record; `referenceId` names what it is about, and is recorded once. */
type Change = ChangedBy & {
  orderId: string;
  type: ShownEvent['type'];
  referenceId?: string;
  /** Of a refund that no row of the engine has, in the smallest unit. */
  amount?: number;
  tracking?: ShownEvent['tracking'];
};

type EventRow = Pick<ShownEvent, 'type' | 'by'> & {
  at: Date;
  actor: string | null;
  amount: number | null;
  currency_code: string;
  reason: string | null;
  before: string | null;
  after: string | null;
};

/**
 * Times come from the rows of the changes themselves, which also exist for orders of earlier versions
 * and lack a refund that was reversed. `recorded` adds who made the change, and what the order's rows do not
 * say: disputes and refunds of late payments. Without a record, staff ships, and a refund says itself
 * whether it was made at the provider.
 */
const SELECT_EVENTS = `
  WITH recorded AS (SELECT * FROM order_event WHERE order_id = $1),
  happened AS (
    SELECT placed_at AS at, 'placed' AS type, 'customer' AS by, customer_id AS actor_id,
           NULL::int AS amount, NULL AS reason, NULL AS before, NULL AS after
      FROM storefront_order WHERE order_id = $1
    UNION ALL
    SELECT paid_at, 'paid', 'provider', NULL, amount, NULL, NULL, NULL
      FROM storefront_order WHERE order_id = $1 AND paid_at IS NOT NULL
    UNION ALL
    SELECT max(f.shipped_at), 'shipped', 'staff',
           (SELECT actor_id FROM recorded WHERE type = 'shipped' ORDER BY created_at DESC LIMIT 1),
           NULL, NULL, NULL, NULL
      FROM "order" o JOIN fulfillment f ON f.order_id = o.id AND f.canceled_at IS NULL
     WHERE o.id = $1 AND o.fulfillment_status IN ('shipped', 'partially_returned', 'returned')
    HAVING max(f.shipped_at) IS NOT NULL
    UNION ALL
    SELECT expired_at, 'expired', 'system', NULL, NULL, NULL, NULL, NULL
      FROM storefront_order WHERE order_id = $1 AND state = 'expired'
    UNION ALL
    SELECT coalesce(o.canceled_at, o.updated_at), 'cancelled', coalesce(r.made_by, 'system'), r.actor_id,
           NULL, NULL, NULL, NULL
      FROM storefront_order so JOIN "order" o ON o.id = so.order_id
      LEFT JOIN recorded r ON r.type = 'cancelled'
     WHERE so.order_id = $1 AND o.status = 'canceled' AND so.expired_at IS NULL
    UNION ALL
    SELECT refund.created_at, 'refunded',
           coalesce(r.made_by, CASE refund.note WHEN $2 THEN 'provider' ELSE 'staff' END), r.actor_id,
           refund.amount, nullif(nullif(refund.note, $2), ''), NULL, NULL
      FROM refund LEFT JOIN recorded r ON r.reference_id = refund.id
     WHERE refund.order_id = $1
    UNION ALL
    SELECT created_at, type, made_by, actor_id, amount, NULL, before, after FROM recorded
     WHERE type IN ('disputed', 'tracking_changed') OR type = 'refunded' AND made_by = 'system')
  SELECT at, type, by, amount, reason, before, after,
         (SELECT currency_code FROM "order" WHERE id = $1) AS currency_code,
         coalesce((SELECT email FROM "user" WHERE id = actor_id),
                  (SELECT email FROM customer WHERE id = actor_id)) AS actor
    FROM happened ORDER BY at, type = 'refunded'`;

/** The note of refunds that were made in the provider's dashboard. */
export const REFUNDED_AT_PROVIDER = 'Refunded at the payment provider.';

/** Records who changed an order, and returns what has happened to it. */
export default class OrderEventService {
  constructor(private readonly services: Services) {}

  /** Records a change in the caller's transaction; one with a known `referenceId` is skipped. */
  async record(manager: EntityManager, change: Change): Promise<void> {
    const { orderId, type, by, actorId, referenceId, amount, tracking } = change;
    await manager.query(
      `INSERT INTO order_event (id, order_id, type, made_by, actor_id, reference_id, amount, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [
        generateEntityId('', 'orevt'),
        orderId,
        type,
        by,
        actorId ?? null,
        referenceId ?? null,
        amount ?? null,
        tracking?.before ?? null,
        tracking?.after ?? null,
      ],
    );
  }

  /** Removes the event about something that has turned out not to have happened. */
  async withdraw(manager: EntityManager, referenceId: string): Promise<void> {
    await manager.query('DELETE FROM order_event WHERE reference_id = $1', [referenceId]);
  }

  /**
   * Returns the events of an order, oldest first, for its owner or an admin; admins also get `actor` and
   * `reason` where they are known. Throws `not_found` for all others.
   */
  async list(caller: Caller, orderId: string): Promise<ShownEvent[]> {
    await this.services.storefrontOrderService.retrieve(caller, orderId);
    const events = await this.read(orderId);
    if (caller.role === 'admin') return events;
    return events.map(({ actor: _actor, reason: _reason, ...event }) => event);
  }

  /**
   * Returns the events of an order with their actors, for staff in the stock admin, where the engine
   * has authenticated them. Throws `not_found` if the order does not exist.
   */
  async listForStaff(orderId: string): Promise<ShownEvent[]> {
    const events = await this.read(orderId);
    if (events.length === 0) throw noSuch('order');
    return events;
  }

  private async read(orderId: string): Promise<ShownEvent[]> {
    const rows: EventRow[] = await this.services.manager.query(SELECT_EVENTS, [
      orderId,
      REFUNDED_AT_PROVIDER,
    ]);
    return rows.map(({ at, type, by, actor, amount, currency_code, reason, before, after }) => ({
      ...{ at: at.toISOString(), type, by },
      ...(actor && { actor }),
      ...(amount !== null && { amount: toDecimal(amount, currency_code) }),
      ...(reason && { reason }),
      ...(type === 'tracking_changed' && { tracking: { before, after } }),
    }));
  }
}
