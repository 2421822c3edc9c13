/** What stops a purchase of this quantity. The words for each are in `problemWords`. */
export type QuantityProblem =
  | { reason: 'admin' | 'sold_out' | 'not_whole' }
  | { reason: 'none_entered' | 'too_few_left'; minimum: number; available: number }
  | { reason: 'below_minimum'; minimum: number }
  | { reason: 'above_available'; available: number };

export interface QuantityQuestion {
  /** The number typed: null while the field is empty, NaN while it holds none. */
  quantity: number | null;
  minimum: number;
  available: number;
  isAdmin: boolean;
}

/**
 * Given a quantity, the product's bounds and the role: what stops this purchase, or null. What
 * no quantity can change (an admin, no stock) comes before what another quantity would solve; an
 * admin hears it on entering a quantity.
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
