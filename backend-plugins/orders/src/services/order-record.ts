import type { OrderableProduct } from '@harrow/catalogue';
import { type Caller, splitName } from '@harrow/http';
import { generateEntityId, OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { bodyHash } from '../lib/idempotency';
import { insertOrder } from '../lib/insert-order';
import { type OrderOptions, optionsSchema } from '../lib/options';
import type { PlaceOrder } from '../lib/place-order-schema';
import { unpaidBound } from '../lib/unpaid-bound';

/** What makes an order; `total` is its price times its quantity, in the smallest unit. */
export type NewOrder = {
  orderId: string;
  caller: Caller;
  body: PlaceOrder;
  product: OrderableProduct;
  total: number;
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
  private readonly options: OrderOptions;

  constructor(_container: unknown, options: unknown) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Takes the stock, writes order, addresses, line item, shipping method, payment promise and key,
   * and announces the order, all or nothing; answers whether it did. It does not where there is too
   * little stock, or the product is no longer what the catalogue has just read. Its price is that one:
   * the engine would take it from a cache that other processes do not clear. Throws `conflict` for a
   * customer with too many unpaid orders.
   */
  async create(manager: EntityManager, order: NewOrder): Promise<boolean> {
    const { orderId, caller, body, product, total, key } = order;
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
      price_id: product.priceId,
      quantity: body.quantity,
      unit_price: product.unitPrice,
      total,
      currency_code: product.currencyCode,
      provider_id: PAYMENT_PROVIDER,
      event_name: OrderService.Events.PLACED,
      key,
      body_hash: bodyHash(body),
      max_unpaid: unpaidBound(caller, this.options.maxUnpaidOrders),
      placed_unverified: !caller.emailVerified,
    });
  }
}
