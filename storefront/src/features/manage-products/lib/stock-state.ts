import type { Product, StockFilter } from '@harrow/contract';

/** Tells whether a product is sold out, or below twice its minimum, as the filters of the list count. */
export function stockState({
  available,
  minimum,
}: Pick<Product, 'available' | 'minimum'>): StockFilter | null {
  if (available <= 0) return 'out';
  return available < 2 * minimum ? 'low' : null;
}
