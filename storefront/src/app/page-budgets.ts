import type { PublicRoute } from './public-pages.ts';

/** The most KiB of compressed JavaScript that a page may take as the first one of a visit. */
export const pageBudgets: Partial<Record<PublicRoute, number>> = {
  home: 100,
  // with filters, or the place among the categories
  'all-products': 113,
  category: 113,
  search: 113,
  product: 111,
  // the parts books, with the list of machines
  machines: 113,
  machine: 113,
  figure: 131,
  // with its forms, orders and suggestions
  list: 154,
};
