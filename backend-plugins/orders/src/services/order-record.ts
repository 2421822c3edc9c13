import { type Caller, isHeard, type Services, splitName } from '@harrow/plugin-kit';
import { generateEntityId, OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '@harrow/contract';
import { bodyHash } from '../lib/idempotency';
import { insertOrder, type OrderValues } from '../lib/insert-order';
import { type OrderOptions, optionsSchema } from '../lib/options';
import { maxUnpaidOf } from '../lib/order-problem';

/** A new order; `total` is what the buyer expects to pay, in the smallest unit of `currency`. */
type NewOrder = {
  orderId: string;
  caller: Caller;
  body: OrderRequest;
  total: number;
  currency: string;
  /** The customer's `Idempotency-Key`, if any. */
  key: string | null;
};

/** The payment provider of all orders. */
const PAYMENT_PROVIDER = 'stripe';

const { PLACED } = OrderService.Events;

/**
 * Writes the engine's records of an order directly: the engine's cart and checkout need twenty
 * times as many queries for the same rows.
 */
export default class OrderRecordService {
  private readonly options: OrderOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Takes the stock, writes the order, addresses, line item, shipping method, payment placeholder
   * and key, and stages the event if anything listens to it, atomically. Returns false if the shop does
   * not sell the product in this quantity for this total. The price is read in the statement, because
   * the engine's own lookup uses a cache that other processes do not invalidate. Throws `conflict` for a
   * customer with too many unpaid orders.
   */
  async create(manager: EntityManager, order: NewOrder): Promise<boolean> {
    const { orderId, caller, body, total, currency, key } = order;
    const values: OrderValues = {
      order_id: orderId,
      shipping_address_id: generateEntityId('', 'addr'),
      billing_address_id: generateEntityId('', 'addr'),
      line_item_id: generateEntityId('', 'item'),
      shipping_method_id: generateEntityId('', 'sm'),
      line_item_tax_line_id: generateEntityId('', 'litl'),
      shipping_method_tax_line_id: generateEntityId('', 'smtl'),
      payment_id: generateEntityId('', 'pay'),
      staged_job_id: generateEntityId('', 'job'),
      customer_id: caller.customerId,
      email: caller.email,
      ...splitName(body.name),
      phone: body.phone,
      address: body.address,
      quantity: body.quantity,
      total,
      provider_id: PAYMENT_PROVIDER,
      event_name: isHeard(this.services.eventBusModuleService, PLACED) ? PLACED : null,
      key,
      body_hash: key && bodyHash(body),
      max_unpaid: maxUnpaidOf(caller, this.options.maxUnpaidOrders),
      placed_unverified: !caller.emailVerified,
    };
    const selector = { productId: body.productId, name: body.product };
    return await insertOrder(manager, { currency, selector, values });
  }
}
