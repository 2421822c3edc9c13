import { isLowStock, type Product, type StockFilter } from '@harrow/contract';

/** Tells whether a product is sold out or its stock low, as the filters of the list count. */
export function stockState(product: Pick<Product, 'available' | 'minimum'>): StockFilter | null {
  if (product.available <= 0) return 'out';
  return isLowStock(product) ? 'low' : null;
}
