import { LOW_STOCK_TIMES, type Product, type StockFilter } from '@harrow/contract';

/** Tells whether a product is sold out or its stock low, as the filters of the list count. */
export function stockState({
  available,
  minimum,
}: Pick<Product, 'available' | 'minimum'>): StockFilter | null {
  if (available <= 0) return 'out';
  return available < LOW_STOCK_TIMES * minimum ? 'low' : null;
}
