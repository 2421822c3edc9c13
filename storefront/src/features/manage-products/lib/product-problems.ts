import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { PriceRules } from '../api/get-price-rules';

const words = messages.addProduct;

/** The engine keeps stock in 32 bits. */
const LARGEST = 2_147_483_647;

/** Decimals of a number as people write it; more than any currency has where it has an exponent. */
const decimalsOf = (value: number): number =>
  /^\d+(?:\.(\d+))?$/.exec(String(value))?.at(1)?.length ??
  (Number.isInteger(value) ? 0 : Infinity);

/** What is wrong with a price, a decimal in the shop's currency; null if nothing is, or no rules are known. */
export function priceProblem(price: number, rules: PriceRules | null): string | null {
  if (Number.isNaN(price)) return words.notANumber;
  if (price <= 0) return words.priceTooSmall;
  if (!rules) return null;
  const { code, decimals, step, largest } = rules;
  if (price > largest) return words.priceTooLarge(formatMoney(largest, code));
  if (decimalsOf(price) > decimals) return words.priceTooFine(decimals);
  // steps are powers of ten: a price is a multiple of one that has at least as many decimals
  if (decimalsOf(price) > decimalsOf(step)) return words.priceOffStep(formatMoney(step, code));
  return null;
}

/** What is wrong with a count of pieces of which there must be `least`; null if nothing is. */
export function piecesProblem(pieces: number, least: number): string | null {
  if (Number.isNaN(pieces)) return words.notANumber;
  if (!Number.isInteger(pieces)) return words.wholePieces;
  if (pieces < least) return words.tooFew(formatPieces(least));
  return pieces > LARGEST ? words.tooMany : null;
}
