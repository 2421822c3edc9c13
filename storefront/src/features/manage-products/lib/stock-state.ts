import type { Product, StockFilter } from '@harrow/contract';
import { isLowStock } from '@/lib/stock';

/** Tells whether a product is sold out or its stock low, as the filters of the list count. */
export function stockState(product: Pick<Product, 'available' | 'minimum'>): StockFilter | null {
  if (product.available <= 0) return 'out';
  return isLowStock(product) ? 'low' : null;
}
