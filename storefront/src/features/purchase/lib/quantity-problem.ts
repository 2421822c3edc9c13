import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';

/** The reason why a quantity cannot be bought. `describeProblem` has the messages. */
export type QuantityProblem =
  | { reason: 'admin' | 'sold_out' | 'not_whole' }
  | { reason: 'none_entered' | 'too_few_left'; minimum: number; available: number }
  | { reason: 'below_minimum'; minimum: number }
  | { reason: 'above_available'; available: number };

export interface QuantityQuestion {
  /** Null while the field is empty, NaN while its text is not a number. */
  quantity: number | null;
  minimum: number;
  available: number;
  isAdmin: boolean;
}

/**
 * Returns the reason why a quantity cannot be bought, or null. Reasons that no quantity can change (an
 * admin, no stock) come before those that another quantity would solve. Admins see theirs only after
 * they enter a quantity.
 */
export function quantityProblem(question: QuantityQuestion): QuantityProblem | null {
  const { quantity, minimum, available, isAdmin } = question;
  if (isAdmin && quantity !== null) return { reason: 'admin' };
  if (available <= 0) return { reason: 'sold_out' };
  if (available < minimum) return { reason: 'too_few_left', minimum, available };
  if (quantity === null) return { reason: 'none_entered', minimum, available };
  if (!Number.isInteger(quantity)) return { reason: 'not_whole' };
  if (quantity < minimum) return { reason: 'below_minimum', minimum };
  if (quantity > available) return { reason: 'above_available', available };
  return null;
}

/** Returns the message that explains why a quantity cannot be bought. */
export function describeProblem(problem: QuantityProblem): string {
  const purchase = messages.purchase;
  switch (problem.reason) {
    case 'admin':
      return purchase.adminCannot;
    case 'sold_out':
      return purchase.soldOut;
    case 'not_whole':
      return purchase.notWhole;
    case 'none_entered':
      return purchase.noneEntered(formatPieces(problem.minimum), formatPieces(problem.available));
    case 'too_few_left':
      return purchase.tooFewLeft(formatPieces(problem.available), formatPieces(problem.minimum));
    case 'below_minimum':
      return purchase.belowMinimum(formatPieces(problem.minimum));
    case 'above_available':
      return purchase.aboveAvailable(formatPieces(problem.available));
  }
}
