import type { OrderEvent as ShownEvent } from '@harrow/contract';
import { type Caller, groupBy, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';
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
  order_id: string;
  at: Date;
  actor: string | null;
  amount: number | null;
  currency_code: string;
  reason: string | null;
  before: string | null;
  after: string | null;
};

const ORDER_EVENTS = sqlStatement('@harrow/orders', 'order-events');

/** The note of refunds that were made in the provider's dashboard. */
export const REFUNDED_AT_PROVIDER = 'Refunded at the payment provider.';

function toEvent(row: EventRow): ShownEvent {
  const { at, type, by, actor, amount, currency_code, reason, before, after } = row;
  return {
    ...{ at: at.toISOString(), type, by },
    ...(actor && { actor }),
    ...(amount !== null && { amount: toDecimal(amount, currency_code) }),
    ...(reason && { reason }),
    ...(type === 'tracking_changed' && { tracking: { before, after } }),
    ...(type === 'mailed' && after !== null && { mail: after }),
  };
}

/** Without mails, who of staff acted, and why. */
const shownToOwner = (events: ShownEvent[]): ShownEvent[] =>
  events
    .filter(({ type }) => type !== 'mailed')
    .map(({ actor: _actor, reason: _reason, ...event }) => event);

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
   * Returns the events of an order, oldest first, for its owner or an admin; admins also get its mails, and
   * `actor` and `reason` if known. Throws `not_found` for all others.
   */
  async list(caller: Caller, orderId: string): Promise<ShownEvent[]> {
    await this.services.storefrontOrderService.retrieve(caller, orderId);
    const events = (await this.read([orderId])).map(toEvent);
    return caller.role === 'admin' ? events : shownToOwner(events);
  }

  /** Returns the same events of orders whose owner the caller is known to be, by order, as the owner sees them. */
  async listOfOwn(orderIds: string[]): Promise<Map<string, ShownEvent[]>> {
    const rows = groupBy(await this.read(orderIds), ({ order_id: id }) => id);
    return new Map(Array.from(rows, ([id, events]) => [id, shownToOwner(events.map(toEvent))]));
  }

  /**
   * Returns the events of an order with their actors, for staff in the stock admin, where the engine
   * has authenticated them. Throws `not_found` if the order does not exist.
   */
  async listForStaff(orderId: string): Promise<ShownEvent[]> {
    const events = (await this.read([orderId])).map(toEvent);
    if (events.length === 0) throw noSuch('order');
    return events;
  }

  private async read(orderIds: string[]): Promise<EventRow[]> {
    return await this.services.manager.query(ORDER_EVENTS, [orderIds, REFUNDED_AT_PROVIDER]);
  }
}
