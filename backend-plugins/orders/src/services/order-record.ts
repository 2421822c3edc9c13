import { type Caller, splitName } from '@harrow/http';
import { generateEntityId, OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { bodyHash } from '../lib/idempotency';
import { insertOrder } from '../lib/insert-order';
import { optionsSchema } from '../lib/options';
import { checkTotal } from '../lib/order-problem';
import type { PlaceOrder } from '../lib/place-order-schema';
import type { OrderableProduct } from '../lib/product-finder';

/** What makes an order; `amount` is what the client expects to pay, in the smallest unit. */
export type NewOrder = {
  orderId: string;
  caller: Caller;
  body: PlaceOrder;
  product: OrderableProduct;
  amount: number;
  /** The customer's `Idempotency-Key`, if any. */
  key: string | null;
};

/** The payment provider that every order of the shop promises to pay through. */
const PAYMENT_PROVIDER = 'stripe';

/**
 * Writes the engine's records of an order directly: its own cart and completion need twenty times the
 * queries for the same rows.
 */
export default class OrderRecordService {
  private readonly currency: string;

  constructor(_container: unknown, options: unknown) {
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Takes the stock, writes order, addresses, line item, shipping method, payment promise and key,
   * and announces the order, all or nothing; answers whether there was stock enough. The price is the
   * one the catalogue has just read: the engine would take it from a cache that other processes do
   * not clear. Throws `price_changed` (409) where it does not make the expected amount.
   */
  async create(manager: EntityManager, order: NewOrder): Promise<boolean> {
    const { orderId, caller, body, product, key } = order;
    const total = checkTotal({
      unitPrice: product.unitPrice,
      quantity: body.quantity,
      amount: order.amount,
      currencyCode: this.currency,
    });
    return await insertOrder(manager, {
      order_id: orderId,
      shipping_address_id: generateEntityId('', 'addr'),
      billing_address_id: generateEntityId('', 'addr'),
      line_item_id: generateEntityId('', 'item'),
      shipping_method_id: generateEntityId('', 'sm'),
      payment_id: generateEntityId('', 'pay'),
      staged_job_id: generateEntityId('', 'job'),
      customer_id: caller.customerId,
      email: caller.email,
      ...splitName(body.name),
      phone: body.phone,
      address: body.address,
      product_id: product.productId,
      variant_id: product.variantId,
      quantity: body.quantity,
      unit_price: product.unitPrice,
      total,
      currency_code: this.currency,
      provider_id: PAYMENT_PROVIDER,
      event_name: OrderService.Events.PLACED,
      key,
      body_hash: bodyHash(body),
    });
  }
}
