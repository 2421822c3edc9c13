import type { BodyOf, changeTracking } from '@harrow/contract';
import {
  actingAs,
  type Caller,
  noSuch,
  type Services,
  ShopError,
  sqlStatement,
} from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { orderIs } from '../lib/order-state';

type Change = BodyOf<typeof changeTracking>;
type Link = { id: string; tracking_number: string; url: string | null };

const UPDATE = 'UPDATE tracking_link SET tracking_number = $2, url = $3 WHERE id = $1';
const REMOVE = 'DELETE FROM tracking_link WHERE id = $1';
const ADD = sqlStatement('@harrow/orders', 'add-tracking');

/** Changes the tracking number that an order shows after it was shipped. */
export default class OrderTrackingService {
  constructor(private readonly services: Services) {}

  /**
   * Adds, corrects or removes the number, and records both numbers. Returns whether anything has changed.
   * Throws `not_found`, or `conflict` for an order that has not been shipped.
   */
  async change(caller: Caller, orderId: string, given: Change): Promise<boolean> {
    const { number } = given;
    const url = given.url ?? null;
    const change = async (manager: EntityManager) => {
      const order = await lockOrder(manager, orderId);
      if (!order || orderIs.gone(order)) throw noSuch('order');
      if (!orderIs.shipped(order)) {
        throw new ShopError('conflict', 'This order has not been shipped.', {
          code: 'order_not_shipped',
        });
      }
      const before = await this.shown(manager, orderId);
      if (number === null ? !before : before?.tracking_number === number && before.url === url) {
        return false;
      }
      if (number === null) await manager.query(REMOVE, [before?.id]);
      else if (before) await manager.query(UPDATE, [before.id, number, url]);
      else await manager.query(ADD, [generateEntityId('', 'tlink'), orderId, number, url]);
      const after = await this.shown(manager, orderId);
      await this.services.orderEventService.record(manager, {
        ...{ orderId, type: 'tracking_changed', by: 'staff', actorId: caller.customerId },
        tracking: {
          before: before?.tracking_number ?? null,
          after: after?.tracking_number ?? null,
        },
      });
      return true;
    };
    return await actingAs(caller.customerId, () =>
      this.services.orderTransactionService.run(change),
    );
  }

  private async shown(manager: EntityManager, orderId: string): Promise<Link | undefined> {
    const [link]: Link[] = await manager.query('SELECT * FROM shown_tracking($1)', [orderId]);
    return link;
  }
}
