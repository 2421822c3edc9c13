import { type Caller, splitName } from '@harrow/http';
import {
  type EventBusService,
  type LineItemService,
  OrderService,
  PaymentStatus,
} from '@medusajs/medusa';
import type { OrderRepository } from '@medusajs/medusa/dist/repositories/order';
import type { PaymentRepository } from '@medusajs/medusa/dist/repositories/payment';
import type { ShippingMethodRepository } from '@medusajs/medusa/dist/repositories/shipping-method';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { checkTotal } from '../lib/order-problem';
import type { PlaceOrder } from '../lib/place-order-schema';
import type { OrderableProduct } from '../lib/product-finder';
import { readShopContext, type ShopContext } from '../lib/shop-context';
import { StorefrontOrder } from '../models/storefront-order';

type Container = {
  lineItemService: LineItemService;
  eventBusService: EventBusService;
  orderRepository: typeof OrderRepository;
  paymentRepository: typeof PaymentRepository;
  shippingMethodRepository: typeof ShippingMethodRepository;
};

/** What makes an order; `amount` is what the client expects to pay, in the smallest unit. */
export type NewOrder = {
  orderId: string;
  caller: Caller;
  body: PlaceOrder;
  product: OrderableProduct;
  amount: number;
};

/** The payment provider that every order of the shop promises to pay through. */
const PAYMENT_PROVIDER = 'stripe';

/**
 * Writes the engine's records of an order directly: its own cart and completion need nine times the
 * queries for the same rows.
 */
export default class OrderRecordService {
  private readonly container: Container;
  private readonly currency: string;

  constructor(container: Container, options: unknown) {
    this.container = container;
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Writes order, addresses, line item, shipping method and payment promise, and announces the
   * order, all in the caller's transaction. The price is the one the catalogue has just read: the
   * engine would take it from a cache that other processes do not clear. Throws `price_changed` (409)
   * where it does not make the expected amount.
   */
  async create(manager: EntityManager, order: NewOrder): Promise<void> {
    const { orderId, caller, body, product } = order;
    const context = await readShopContext(manager, this.currency);
    const lineItems = this.container.lineItemService.withTransaction(manager);
    const { variant: _variant, ...line } = await lineItems.generate(
      product.variantId,
      context.region_id,
      body.quantity,
      { customer_id: caller.customerId, unit_price: product.unitPrice },
    );
    const total = checkTotal({
      unitPrice: line.unit_price,
      quantity: body.quantity,
      amount: order.amount,
      currencyCode: this.currency,
    });
    await this.saveOrder(manager, order, context);
    await lineItems.create({ ...line, order_id: orderId });
    await this.saveShippingAndPayment(manager, orderId, context, total);
    await manager.getRepository(StorefrontOrder).insert({
      order_id: orderId,
      customer_id: caller.customerId,
      product_id: product.productId,
    });
    await this.container.eventBusService
      .withTransaction(manager)
      .emit(OrderService.Events.PLACED, { id: orderId, no_notification: false });
  }

  private async saveOrder(
    manager: EntityManager,
    { orderId, caller, body }: NewOrder,
    context: ShopContext,
  ): Promise<void> {
    const orders = manager.withRepository(this.container.orderRepository);
    const address = {
      ...splitName(body.name),
      phone: body.phone,
      address_1: body.address,
      country_code: context.country_code,
    };
    await orders.save(
      orders.create({
        id: orderId,
        email: caller.email,
        customer_id: caller.customerId,
        region_id: context.region_id,
        sales_channel_id: context.sales_channel_id,
        currency_code: this.currency,
        payment_status: PaymentStatus.AWAITING,
        shipping_address: address,
        billing_address: { ...address },
        metadata: {},
      }),
    );
  }

  /** Shipping is free, and the payment is a promise: nobody is asked before the customer pays. */
  private async saveShippingAndPayment(
    manager: EntityManager,
    orderId: string,
    context: ShopContext,
    total: number,
  ): Promise<void> {
    const methods = manager.withRepository(this.container.shippingMethodRepository);
    await methods.save(
      methods.create({
        order_id: orderId,
        shipping_option_id: context.shipping_option_id,
        price: 0,
        data: {},
      }),
    );
    const payments = manager.withRepository(this.container.paymentRepository);
    await payments.save(
      payments.create({
        order_id: orderId,
        provider_id: PAYMENT_PROVIDER,
        amount: total,
        currency_code: this.currency,
        data: { status: 'promised', amount: total, currency: this.currency },
      }),
    );
  }
}
