import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';

const words = messages.addProduct;

/** The engine keeps prices and stock in 32 bits, prices in cents. */
const LARGEST = 2_147_483_647;

/** What is wrong with a price, a decimal in the shop's currency; null if nothing is. */
export function priceProblem(price: number): string | null {
  if (Number.isNaN(price)) return words.notANumber;
  if (price <= 0) return words.priceTooSmall;
  if (price > LARGEST / 100) return words.priceTooLarge;
  return /^\d+(?:\.\d{1,2})?$/.test(String(price)) ? null : words.priceTooFine;
}

/** What is wrong with a count of pieces of which there must be `least`; null if nothing is. */
export function piecesProblem(pieces: number, least: number): string | null {
  if (Number.isNaN(pieces)) return words.notANumber;
  if (!Number.isInteger(pieces)) return words.wholePieces;
  if (pieces < least) return words.tooFew(formatPieces(least));
  return pieces > LARGEST ? words.tooMany : null;
}
