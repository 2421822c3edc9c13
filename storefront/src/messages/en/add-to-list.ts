import { formatCount } from '@/lib/format/numbers';

/** Texts of what puts products on the shopper's list. Pieces are passed in formatted. */
export const addToListMessages = {
  add: 'Add to list',
  added: (pieces: string, product: string) => `On your list: ${pieces} of ${product}.`,
  open: 'Open the list',
  full: (max: number) => `Your list is full: it holds ${max} products.`,
  fullNext: 'Order or remove some of them first.',
  count: (products: number) => `My list, ${formatCount(products, 'product')}`,
};
