import { priceProblem } from '@harrow/money';
import {
  amountOrNull,
  breaksUnique,
  type Caller,
  isErrorOfType,
  isOwnEmail,
  readAmount,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '@harrow/contract';
import { bodyHash } from '../lib/idempotency';
import { optionsSchema } from '../lib/options';
import { checkQuantity, checkTotal, outOfStock } from '../lib/order-problem';
import { OrderIdempotencyKey } from '../models/order-idempotency-key';

/** The constraint that prevents a key from placing a second order. */
const ONE_ORDER_PER_KEY = 'order_idempotency_key_once';

/** A product that keeps changing is tried this often. */
const ATTEMPTS = 4;

/** Whether the order was refused, possibly because the key has already placed its order. */
const isRefusal = (error: unknown): boolean =>
  ['not_found', 'conflict', 'invalid_body'].some((type) => isErrorOfType(error, type)) ||
  breaksUnique(error, ONE_ORDER_PER_KEY);

type Placement = { caller: Caller; body: OrderRequest; key: string | null };

/** Places orders, atomically and once per idempotency key. */
export default class OrderPlacementService {
  private readonly limitsUnpaid: boolean;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.limitsUnpaid = optionsSchema.parse(options).maxUnpaidOrders > 0;
  }

  /**
   * Places an unpaid order, takes its stock and returns its id. A key that has already placed an
   * order returns that order's id and places nothing, whatever has changed since. Throws
   * `forbidden`, `not_found`, `invalid_body`, or `conflict` with the code `price_changed`,
   * `out_of_stock`, `too_many_unpaid_orders` or `ambiguous_product`.
   */
  async place(placement: Placement): Promise<string> {
    const { caller, body } = placement;
    if (!isOwnEmail(caller, body.email)) {
      throw new ShopError('forbidden', 'An order can only be placed with your own email address.');
    }
    try {
      const product = body.productId ?? body.product;
      const write = (manager: EntityManager) => this.write(manager, placement);
      if (caller.emailVerified || !this.limitsUnpaid) {
        return await this.services.orderTransactionService.order(product, write);
      }
      // an address that may be another's: its few unpaid orders are counted exactly
      return await this.services.orderTransactionService.orderAlone(
        caller.customerId,
        product,
        write,
      );
    } catch (error) {
      const earlier = isRefusal(error) ? await this.findEarlier(placement) : null;
      if (earlier) return earlier;
      throw error;
    }
  }

  /** Each attempt is a single statement, which reads the product, checks the offer and writes. */
  private async write(manager: EntityManager, { caller, body, key }: Placement): Promise<string> {
    const { currency } = this.services.storefrontProductService;
    const orderId = generateEntityId('', 'order');
    const place = (total: number) =>
      this.services.orderRecordService.create(manager, {
        orderId,
        caller,
        body,
        key,
        total,
        currency,
      });
    const expected = amountOrNull(body.amount, currency);
    let total = expected !== null && priceProblem(expected, currency) === null ? expected : null;
    let available = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (total !== null && (await place(total))) return orderId;
      // throws the reason of the refusal, unless the product has changed again since
      ({ total, available } = await this.requireOffer(manager, caller, body));
    }
    throw outOfStock(available);
  }

  /** Returns the stock and the total; throws why the product cannot be bought as the body says. */
  private async requireOffer(manager: EntityManager, { customerId }: Caller, body: OrderRequest) {
    const { productId, product: name, quantity } = body;
    const selector = { productId, name };
    const product = await this.services.storefrontProductService.findForOrder(manager, selector, {
      customerId,
      quantity,
    });
    const { chargedPrice: unitPrice, currencyCode, available } = product;
    const amount = readAmount(body.amount, currencyCode);
    checkQuantity(quantity, product);
    return { available, total: checkTotal({ unitPrice, quantity, amount, currencyCode }) };
  }

  private async findEarlier({ caller, body, key }: Placement): Promise<string | null> {
    if (!key) return null;
    const earlier = await this.services.manager
      .getRepository(OrderIdempotencyKey)
      .findOneBy({ customer_id: caller.customerId, key });
    if (!earlier) return null;
    if (earlier.body_hash === bodyHash(body)) return earlier.order_id;
    const message = 'This Idempotency-Key was used with another body.';
    throw new ShopError('invalid_body', message, {
      code: 'idempotency_key_reused',
      fields: { 'Idempotency-Key': message },
    });
  }
}
