import type { AddressChange } from '@harrow/contract';
import {
  type Caller,
  noSuch,
  type Services,
  ShopError,
  splitName,
  sqlStatement,
} from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { orderIs } from '../lib/order-state';

const CHANGE = sqlStatement('@harrow/orders', 'change-address');

/** Corrects where an order goes, before it is shipped. */
export default class OrderAddressService {
  constructor(private readonly services: Services) {}

  /**
   * Changes the given members and records that they were changed; the history has them. Returns whether
   * anything has changed. Throws `not_found`, or `conflict` for an order that has been shipped.
   */
  async change(
    caller: Caller,
    orderId: string,
    { name, phone, address }: AddressChange,
  ): Promise<boolean> {
    const change = async (manager: EntityManager) => {
      const order = await lockOrder(manager, orderId);
      if (!order || orderIs.gone(order)) throw noSuch('order');
      if (orderIs.shipped(order)) {
        throw new ShopError('conflict', 'This order has been shipped already.', {
          code: 'order_shipped',
        });
      }
      const { first_name = null, last_name = null } = name === undefined ? {} : splitName(name);
      const values = [orderId, first_name, last_name, phone ?? null, address ?? null];
      const [changed]: [unknown[]] = await manager.query(CHANGE, values);
      if (changed.length === 0) return false;
      await this.services.orderEventService.record(manager, {
        ...{ orderId, type: 'address_changed', by: 'staff', actorId: caller.customerId },
      });
      return true;
    };
    return await this.services.orderTransactionService.run(change);
  }
}
