import { createHash, randomBytes } from 'node:crypto';
import type { LinkedOrder } from '@harrow/contract';
import { paced, type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import type { PayableOrder } from '@harrow/orders';
import { notPayable } from '../lib/payment-problem';

/** 256 bits, which nobody guesses. */
const TOKEN_BYTES = 32;

/** Rows per DELETE, so that no statement takes long. */
const BATCH_SIZE = 1000;

const ADD = sqlStatement('@harrow/payments', 'add-payment-link');
const FIND = sqlStatement('@harrow/payments', 'find-payment-link');
const DELETE_OLD = sqlStatement('@harrow/payments', 'delete-old-links');

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const noLink = () => new ShopError('not_found', 'This link is not valid.');

/**
 * The links in mails that pay an order which staff have placed. Whoever has one can see what the mail says and pay,
 * and nothing else; each ends with its order.
 */
export default class PaymentLinkService {
  constructor(private readonly services: Services) {}

  /**
   * Returns the token of a new link; null for an order that staff have not placed or that is not unpaid, and for a
   * customer whose address is not verified.
   */
  async create(orderId: string): Promise<string | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const added: unknown[] = await this.services.manager.query(ADD, [hashOf(token), orderId]);
    return added.length > 0 ? token : null;
  }

  /** Returns what a link shows. Throws `not_found`, or `conflict` for an order that can no longer be paid. */
  async show(token: string): Promise<LinkedOrder> {
    const { orderId } = await this.find(token);
    const order = await this.services.storefrontOrderService.find(orderId);
    if (order?.status !== 'unpaid') throw notPayable();
    const { number, lines, amount, currency, poNumber, expiresAt } = order;
    return { number, lines, amount, currency, poNumber, expiresAt };
  }

  /** Opens the payment of the order, as `paymentIntentService.open` does for its customer. */
  async open(token: string, amount: number): Promise<string> {
    return await this.services.paymentIntentService.openFor(await this.find(token), amount);
  }

  /** Pays the order, as `paymentSettlementService.payOrder` does for its customer. */
  async pay(token: string, intentId: string): Promise<boolean> {
    return await this.services.paymentSettlementService.payWith(await this.find(token), intentId);
  }

  /** Deletes the links of orders that have ended. */
  async prune(signal: AbortSignal): Promise<void> {
    await paced(async () => {
      const [, deleted]: [unknown, number] = await this.services.manager.query(DELETE_OLD, [
        BATCH_SIZE,
      ]);
      return deleted === BATCH_SIZE;
    }, signal);
  }

  private async find(token: string): Promise<PayableOrder> {
    const { manager, orderPaymentService } = this.services;
    const [link]: { order_id: string }[] = await manager.query(FIND, [hashOf(token)]);
    const order = link && (await orderPaymentService.find(link.order_id));
    if (!order) throw noLink();
    return order;
  }
}
