import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { QuantityProblem } from './quantity-problem';

/** Why this quantity cannot be bought, in words. */
export function problemWords(problem: QuantityProblem): string {
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
