import { LOW_STOCK_TIMES } from './limits';
import type { Product } from './products';

type Stock = Pick<Product, 'available' | 'minimum'>;

/** Tells whether the stock is too low for an order of at least `minimum` pieces. */
export const isSoldOut = ({ available, minimum }: Stock): boolean =>
  available < Math.max(minimum, 1);

/** Tells whether little is left, as the filters of staff count. */
export const isLowStock = ({ available, minimum }: Stock): boolean =>
  available < LOW_STOCK_TIMES * minimum;
