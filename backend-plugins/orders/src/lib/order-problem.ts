import { MAX_AMOUNT, priceProblem, toDecimal } from '@harrow/money';
import { type Caller, noSuch, ShopError, type ShopErrorType } from '@harrow/plugin-kit';
import type { OrderedLines } from './ordered-lines';

/** The parts of an offer that decide whether it can be ordered; prices are in the smallest unit. */
export type Offer = {
  available: number;
  minimum: number;
  /** The price of one piece for the buyer, in the quantity of the line. */
  chargedPrice: number;
};

/** Why a line cannot be ordered. */
type LineProblem = {
  type: ShopErrorType;
  code: string;
  message: string;
  details: { available?: number; minimum?: number; amount?: number };
};

const shortage = (available: number): LineProblem => ({
  type: 'conflict',
  code: 'out_of_stock',
  message: `Only ${available} pieces are available.`,
  details: { available },
});

/** Returns the problem of a quantity above the stock (409) or below the minimum (422), or of a product that is not sold. */
function problemOf(quantity: number, offer: Offer | undefined): LineProblem | null {
  if (!offer) {
    const { type, message } = noSuch('product');
    return { type: type as 'not_found', code: type, message, details: {} };
  }
  const { available, minimum } = offer;
  if (quantity < minimum) {
    const message = `The minimum order is ${minimum} pieces.`;
    return { type: 'invalid_body', code: 'below_minimum', message, details: { minimum } };
  }
  return quantity > available ? shortage(available) : null;
}

type PlacedProblem = { place: number; productId: string; problem: LineProblem };

/** The refusal of an order of one product, or of a list, with what is wrong with each of its lines. */
function refusalOf(problems: [PlacedProblem, ...PlacedProblem[]], isList: boolean): ShopError {
  const [{ problem: first }] = problems;
  const { type, code, message, details } = first;
  if (!isList) {
    const fields = type === 'invalid_body' ? { quantity: message } : undefined;
    return new ShopError(type, message, {
      code: type === 'conflict' ? code : type,
      fields,
      details,
    });
  }
  const invalid = problems.filter(({ problem }) => problem.type === 'invalid_body');
  const fields = invalid.map(({ place, problem }) => [`lines.${place}.quantity`, problem.message]);
  const lines = problems.map(({ productId, problem }) => ({
    productId,
    code: problem.code,
    ...problem.details,
  }));
  return new ShopError(
    type,
    problems.length === 1 ? message : `${problems.length} products cannot be ordered like this.`,
    {
      code,
      fields:
        fields.length > 0 ? (Object.fromEntries(fields) as Record<string, string>) : undefined,
      details: { ...details, lines },
    },
  );
}

/** 409 for an order that found less than its lines wanted, although each product seemed to have enough. */
export function outOfStock({ lines, isList }: OrderedLines, offers: readonly Offer[]): ShopError {
  const left = lines.map(({ productId, quantity }, place) => {
    const available = offers[place]?.available ?? 0;
    return { place, productId, problem: shortage(available), spare: available - quantity };
  });
  const scarcest = left.reduce((one, other) => (other.spare < one.spare ? other : one));
  return refusalOf([scarcest], isList);
}

/**
 * Throws if a product is not sold (404), a quantity is below its product's minimum (422) or above its stock (409);
 * the refusal of a list names every such line, under the code of the first.
 */
export function checkLines<Found extends Offer>(
  { lines, isList }: OrderedLines,
  offers: readonly (Found | undefined)[],
): asserts offers is readonly Found[] {
  const problems = lines.flatMap(({ productId, quantity }, place) => {
    const problem = problemOf(quantity, offers[place]);
    return problem ? [{ place, productId, problem }] : [];
  });
  const [first, ...others] = problems;
  if (first) throw refusalOf([first, ...others], isList);
}

/**
 * Returns the total in the smallest unit. Throws `invalid_body` if an order cannot hold it or cards
 * cannot be charged it, and `price_changed` (409) with the correct decimal amount and its currency
 * if the client's `amount` differs; a list also gets the amount of each line.
 */
export function checkTotal(
  { lines, isList }: OrderedLines,
  offers: readonly Pick<Offer, 'chargedPrice'>[],
  { amount, currency }: { amount: number; currency: string },
): number {
  const wrong = (message: string) =>
    new ShopError('invalid_body', message, {
      fields: { [isList ? 'lines' : 'quantity']: message },
    });
  const amounts = lines.map(
    ({ quantity }, place) => BigInt(quantity) * BigInt(offers[place]?.chargedPrice ?? 0),
  );
  const total = amounts.reduce((sum, one) => sum + one, 0n);
  if (total > BigInt(MAX_AMOUNT)) throw wrong('The total is more than an order can hold.');
  const decimal = (units: bigint) => toDecimal(Number(units), currency);
  if (total !== BigInt(amount)) {
    const changed = lines.map(({ productId }, place) => ({
      productId,
      code: 'price_changed',
      amount: decimal(amounts[place] ?? 0n),
    }));
    throw new ShopError('conflict', 'The price has changed. Please check the new amount.', {
      code: 'price_changed',
      details: { amount: decimal(total), currency, ...(isList ? { lines: changed } : {}) },
    });
  }
  const problem = priceProblem(amount, currency);
  if (problem !== null) throw wrong(problem);
  return amount;
}

/** The limit for unverified emails, which may belong to someone else. */
const MAX_UNVERIFIED = 3;

/** Returns the caller's limit of unpaid orders; `limit` applies to verified emails. 0 = unlimited. */
export const maxUnpaidOf = ({ emailVerified }: Caller, limit: number): number =>
  emailVerified ? limit : Math.min(limit, MAX_UNVERIFIED);

/** 409 with the limit, for the customer or for the member of staff who orders for them. */
export const tooManyUnpaid = (limit: number, isByStaff: boolean): ShopError =>
  new ShopError(
    'conflict',
    isByStaff
      ? `This customer has ${limit} unpaid orders. Cancel one first, or let it be paid.`
      : `You have ${limit} unpaid orders. Pay or cancel one first.`,
    { code: 'too_many_unpaid_orders', details: { limit } },
  );

/** 409 for a shop whose region is not complete. */
export const noShop = (currency: string) =>
  new ShopError(
    'conflict',
    `The shop has no region in ${currency} with a country and a shipping option.`,
    { code: 'shop_not_ready' },
  );
