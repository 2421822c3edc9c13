import { breaksUnique, type Caller, isErrorOfType, isOwnEmail, ShopError } from '@harrow/http';
import { readAmount } from '@harrow/money';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { bodyHash } from '../lib/idempotency';
import { optionsSchema } from '../lib/options';
import { checkQuantity, outOfStock } from '../lib/order-problem';
import type { PlaceOrder } from '../lib/place-order-schema';
import type { OrderableProduct, ProductFinder } from '../lib/product-finder';
import { OrderIdempotencyKey } from '../models/order-idempotency-key';
import type OrderRecordService from './order-record';
import type OrderTransactionService from './order-transaction';
import type AtomicVariantInventoryService from './product-variant-inventory';

type Container = {
  manager: EntityManager;
  storefrontProductService: ProductFinder;
  orderRecordService: OrderRecordService;
  orderTransactionService: OrderTransactionService;
  productVariantInventoryService: AtomicVariantInventoryService;
};

type Placement = { caller: Caller; body: PlaceOrder; key: string | null };

/** Places orders: all or nothing, once for each idempotency key. */
export default class OrderPlacementService {
  private readonly manager: EntityManager;
  private readonly products: ProductFinder;
  private readonly records: OrderRecordService;
  private readonly transactions: OrderTransactionService;
  private readonly inventory: AtomicVariantInventoryService;
  private readonly currency: string;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.products = container.storefrontProductService;
    this.records = container.orderRecordService;
    this.transactions = container.orderTransactionService;
    this.inventory = container.productVariantInventoryService;
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Places an unpaid order and takes its stock; answers the order's id. A key that has placed an
   * order before answers that order's id again and places nothing, whatever has changed since.
   * Throws `forbidden`, `not_found`, `invalid_body`, or `conflict` with the code `price_changed`,
   * `out_of_stock` or `ambiguous_product`.
   */
  async place(placement: Placement): Promise<string> {
    const { caller, body } = placement;
    if (!isOwnEmail(caller, body.email)) {
      throw new ShopError('forbidden', 'An order can only be placed with your own email address.');
    }
    const earlier = await this.findEarlier(placement);
    if (earlier) return earlier;
    const amount = readAmount(body.amount, this.currency);
    try {
      return await this.transactions.run((manager) => this.write(manager, placement, amount));
    } catch (error) {
      // another request with the same key was faster: its order is the answer to this one too
      const winner = breaksUnique(error, 'order_idempotency_key_once')
        ? await this.findEarlier(placement)
        : null;
      if (winner) return winner;
      throw error;
    }
  }

  private async write(
    manager: EntityManager,
    { caller, body, key }: Placement,
    amount: number,
  ): Promise<string> {
    const orderId = generateEntityId('', 'order');
    if (key) {
      await manager.getRepository(OrderIdempotencyKey).insert({
        customer_id: caller.customerId,
        key,
        body_hash: bodyHash(body),
        order_id: orderId,
      });
    }
    const product = await this.products.findForOrder(manager, {
      productId: body.productId,
      name: body.product,
    });
    checkQuantity(body.quantity, product);
    await this.records.create(manager, { orderId, caller, body, product, amount });
    // last, so that the one row every buyer of this product waits for is locked for the shortest time
    await this.takeStock(manager, product, body.quantity);
    return orderId;
  }

  private async takeStock(
    manager: EntityManager,
    { productId, title, variantId }: OrderableProduct,
    quantity: number,
  ): Promise<void> {
    try {
      await this.inventory.withTransaction(manager).reserveQuantity(variantId, quantity);
    } catch (error) {
      if (!isErrorOfType(error, 'not_allowed')) throw error;
      // too few pieces, or the product was deleted since it was read: it is looked for again
      const { available } = await this.products.findForOrder(manager, { productId, name: title });
      throw outOfStock(available);
    }
  }

  private async findEarlier({ caller, body, key }: Placement): Promise<string | null> {
    if (!key) return null;
    const earlier = await this.manager
      .getRepository(OrderIdempotencyKey)
      .findOneBy({ customer_id: caller.customerId, key });
    if (!earlier) return null;
    if (earlier.body_hash === bodyHash(body)) return earlier.order_id;
    throw new ShopError('invalid_body', 'This Idempotency-Key was used with another body.', {
      code: 'idempotency_key_reused',
    });
  }
}
