import { priceProblem } from '@harrow/money';
import {
  amountOrNull,
  breaksUnique,
  type Caller,
  isErrorOfType,
  isHeard,
  isOwnEmail,
  readAmount,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import { OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { Language, OrderForCustomer, OrderRequest } from '@harrow/contract';
import { bodyHash } from '../lib/idempotency';
import { type OrderOptions, optionsSchema } from '../lib/options';
import {
  checkLines,
  checkTotal,
  noShop,
  type Offer,
  outOfStock,
  tooManyUnpaid,
} from '../lib/order-problem';
import { orderValues, type OrderValues } from '../lib/order-values';
import type { Lines, OrderedLines } from '../lib/ordered-lines';
import { placeOrder } from '../lib/place-orders';
import { OrderIdempotencyKey } from '../models/order-idempotency-key';

/** The constraint that prevents a key from placing a second order. */
const ONE_ORDER_PER_KEY = 'order_idempotency_key_once';

/** `place` answers with the order that the key has placed. */
const keyUsed = () => new ShopError('conflict', 'This Idempotency-Key has placed an order.');

const staffAccount = () =>
  new ShopError('conflict', 'This is an account of staff, which cannot order.', {
    code: 'staff_account',
  });

/** A product that keeps changing is tried this often. */
const ATTEMPTS = 4;

/** Longer lists are placed alone: each statement makes the orders in it wait for the others. */
const MAX_LINES_TOGETHER = 10;

/** The turn that orders of several products take among orders for one product. */
const LISTS = 'lists';

const { PLACED } = OrderService.Events;

/** Whether the order was refused, possibly because the key has already placed its order. */
const isRefusal = (error: unknown): boolean =>
  ['not_found', 'conflict', 'invalid_body'].some((type) => isErrorOfType(error, type)) ||
  breaksUnique(error, ONE_ORDER_PER_KEY);

/** Returns the lines of an order; null if it names its product. */
function givenLines({ lines, productId, quantity }: OrderRequest): Lines | null {
  const [first, ...others] = lines ?? [];
  if (first) return [first, ...others];
  return productId === undefined || quantity === undefined ? null : [{ productId, quantity }];
}

/** An order of one product takes the turn of that product, however it is given. */
function turnOf({ product = LISTS }: OrderRequest, lines: Lines | null): string {
  if (!lines) return product;
  return lines.length > 1 ? LISTS : lines[0].productId;
}

type Placement = {
  /** Who buys. */
  caller: Caller;
  body: OrderRequest;
  key: string | null;
  language: Language;
  /** The member of staff who orders for the buyer; null where the buyer does. */
  placedBy: string | null;
};

type ForCustomer = { customerId: string; body: OrderForCustomer; key: string | null };

/** Places orders, atomically and once per idempotency key. */
export default class OrderPlacementService {
  private readonly options: OrderOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Places an unpaid order, takes its stock and returns its id. A key that has already placed an
   * order returns that order's id and places nothing, whatever has changed since. Throws
   * `forbidden`, `not_found`, `invalid_body`, or `conflict` with the code `price_changed`,
   * `out_of_stock`, `too_many_unpaid_orders` or `ambiguous_product`.
   */
  async place(order: Omit<Placement, 'placedBy'>): Promise<string> {
    if (!isOwnEmail(order.caller, order.body.email)) {
      throw new ShopError('forbidden', 'An order can only be placed with your own email address.');
    }
    return await this.placeOnce({ ...order, placedBy: null });
  }

  /**
   * Like `place`, by a member of staff for a customer with an account. Throws `conflict` with the code
   * `staff_account` for one of staff.
   */
  async placeFor(staff: Caller, { customerId, body, key }: ForCustomer): Promise<string> {
    const caller = await this.services.accountService.retrieve(customerId);
    if (caller.role === 'admin') throw staffAccount();
    const { language, ...order } = body;
    return await this.placeOnce({
      ...{ caller, key, language, placedBy: staff.customerId },
      body: { ...order, email: caller.email },
    });
  }

  private async placeOnce(placement: Placement): Promise<string> {
    try {
      return await this.placeNew(placement);
    } catch (error) {
      const earlier = isRefusal(error) ? await this.findEarlier(placement) : null;
      if (earlier) return earlier;
      throw error;
    }
  }

  private async placeNew(placement: Placement): Promise<string> {
    const { caller, body, placedBy } = placement;
    const { orderTransactionService: transactions } = this.services;
    const lines = givenLines(body);
    const turn = turnOf(body, lines);
    const write = (manager: EntityManager) => this.write(manager, placement);
    if (!caller.emailVerified && this.options.maxUnpaidOrders > 0) {
      // an address that may be another's: its few unpaid orders are counted exactly
      return await transactions.orderAlone(caller.customerId, turn, write);
    }
    // a statement for several customers has no place for a member of staff, whom the history names
    const mayWait = placedBy === null && lines && lines.length <= MAX_LINES_TOGETHER;
    const values = mayWait && this.expected(placement, lines);
    if (values && (await transactions.orderTogether(values))) return values.order_id;
    return await transactions.order(turn, write);
  }

  /** Each attempt is a single statement, which reads the products, checks their offers and writes. */
  private async write(manager: EntityManager, placement: Placement): Promise<string> {
    const { body } = placement;
    const lines = givenLines(body) ?? (await this.namedLine(manager, body));
    const ordered = { lines, isList: body.lines !== undefined };
    let values = this.expected(placement, lines);
    let offers: readonly Offer[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (values && (await this.placeAlone(manager, values))) return values.order_id;
      // throws the reason of the refusal, unless a product has changed again since
      offers = await this.requireOffers(manager, placement, ordered);
      values = this.valuesOf(placement, lines, this.requireTotal(body, ordered, offers));
    }
    throw outOfStock(ordered, offers);
  }

  /** Throws `conflict` for a used key, a shop without a region, or a customer with too many unpaid orders. */
  private async placeAlone(manager: EntityManager, values: OrderValues): Promise<boolean> {
    const { currency } = this.services.storefrontProductService;
    const outcome = await placeOrder(manager, currency, values);
    if (!outcome?.hasOffer) return false;
    if (outcome.isRepeated) throw keyUsed();
    if (!outcome.hasShop) throw noShop(currency);
    if (!outcome.isAllowed) throw tooManyUnpaid(values.max_unpaid, values.placed_by !== null);
    return outcome.isPlaced;
  }

  /** Returns the order as its customer asks for it; null with an invalid amount. */
  private expected(placement: Placement, lines: Lines): OrderValues | null {
    const { currency } = this.services.storefrontProductService;
    const total = amountOrNull(placement.body.amount, currency);
    if (total === null || priceProblem(total, currency) !== null) return null;
    return this.valuesOf(placement, lines, total);
  }

  private valuesOf(placement: Placement, lines: Lines, total: number): OrderValues {
    const { maxUnpaidOrders } = this.options;
    const event = isHeard(this.services.eventBusModuleService, PLACED) ? PLACED : null;
    return orderValues({ ...placement, lines, total }, { event, maxUnpaidOrders });
  }

  /** The line of an order that names its product. */
  private async namedLine(
    manager: EntityManager,
    { product, quantity }: OrderRequest,
  ): Promise<Lines> {
    const productId = await this.services.storefrontProductService.idByName(manager, product ?? '');
    return [{ productId, quantity: quantity ?? 0 }];
  }

  /** Returns the current offers for the lines; throws why they cannot be ordered. */
  private async requireOffers(
    manager: EntityManager,
    { caller }: Placement,
    ordered: OrderedLines,
  ): Promise<readonly Offer[]> {
    const products = this.services.storefrontProductService;
    const offers = await products.offersFor(manager, ordered.lines, caller.customerId);
    checkLines(ordered, offers);
    return offers;
  }

  private requireTotal(
    body: OrderRequest,
    ordered: OrderedLines,
    offers: readonly Offer[],
  ): number {
    const { currency } = this.services.storefrontProductService;
    return checkTotal(ordered, offers, { amount: readAmount(body.amount, currency), currency });
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
