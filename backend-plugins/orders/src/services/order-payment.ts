import { type Caller, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { type OrderRow, SELECT_ORDERS } from '../lib/order-row';
import { orderCan } from '../lib/order-state';
import { StorefrontOrder } from '../models/storefront-order';

/** The data of an order that a payment needs. */
export type PayableOrder = {
  orderId: string;
  customerId: string;
  /** In the smallest unit of `currencyCode`. */
  amount: number;
  currencyCode: string;
  /** The payment that paid it, or null. */
  transactionId: string | null;
  canBePaid: boolean;
};

/** A payment that succeeded according to the provider. The amount is in the smallest unit. */
type ConfirmedPayment = {
  transactionId: string;
  amountReceived: number;
  currencyCode: string;
};

/** Marks orders paid, whether the browser or an event reports the payment first. */
export default class OrderPaymentService {
  constructor(private readonly services: Services) {}

  /** Returns the order, even if it was cancelled; null if there is none. */
  async find(orderId: string, manager = this.services.manager): Promise<PayableOrder | null> {
    const rows: OrderRow[] = await manager.query(`${SELECT_ORDERS} WHERE so.order_id = $1`, [
      orderId,
    ]);
    const order = rows[0];
    if (!order) return null;
    return {
      orderId: order.order_id,
      customerId: order.customer_id,
      amount: order.amount,
      currencyCode: order.currency_code,
      transactionId: order.transaction_id,
      canBePaid: orderCan.pay(order),
    };
  }

  /**
   * Returns the caller's own order. Throws `not_found` for another customer's order, `forbidden`
   * for an admin, who may read the order but not pay it.
   */
  async findOwn(caller: Caller, orderId: string): Promise<PayableOrder> {
    const order = await this.find(orderId);
    if (order?.customerId === caller.customerId) return order;
    if (order && caller.role === 'admin') {
      throw new ShopError('forbidden', 'Only its customer can pay an order.');
    }
    throw noSuch('order');
  }

  /** Returns those of the orders that cannot be paid anymore. */
  async listUnpayable(orderIds: string[]): Promise<string[]> {
    const rows: OrderRow[] = await this.services.manager.query(
      `${SELECT_ORDERS} WHERE so.order_id = ANY($1)`,
      [orderIds],
    );
    return rows.filter((order) => !orderCan.pay(order)).map(({ order_id }) => order_id);
  }

  /** Like `find`, but locks the order's row until the caller's transaction ends. */
  async lock(manager: EntityManager, orderId: string): Promise<PayableOrder | null> {
    const locked = await lockOrder(manager, orderId);
    return locked && (await this.find(orderId, manager));
  }

  /**
   * Marks an order paid. The caller must have locked it in the same transaction, and checked that
   * it can be paid and that the payment belongs to it.
   */
  async markPaid(
    manager: EntityManager,
    { orderId }: PayableOrder,
    payment: ConfirmedPayment,
  ): Promise<void> {
    await manager.query(
      `UPDATE payment SET data = $2, updated_at = now() WHERE order_id = $1 AND canceled_at IS NULL`,
      [
        orderId,
        {
          id: payment.transactionId,
          status: 'succeeded',
          amount: payment.amountReceived,
          currency: payment.currencyCode,
        },
      ],
    );
    await manager
      .getRepository(StorefrontOrder)
      .update(
        { order_id: orderId },
        { transaction_id: payment.transactionId, paid_at: () => 'now()' },
      );
    await this.services.orderService.withTransaction(manager).capturePayment(orderId);
  }
}
