/** Texts of the product grid. Amounts and pieces are passed in formatted. */
export const catalogueMessages = {
  featuredTitle: 'Our Featured Products',
  allTitle: 'All products',
  /** The title of a page of a list but the first. */
  pageTitle: (title: string, page: string) => `${title}, page ${page}`,
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  inStock: 'In stock',
  minimum: 'Minimum',
  soldOut: 'Sold out',
  onlyLeft: (count: string) => `Only ${count} left`,
  rating: 'Rating',
  outOf: 'out of 5',
  buyNow: 'Buy Now',
  pageSize: 'Products per page',
  loading: 'Loading products',

  notFound: "Products didn't found.",
  notFoundHint: 'The catalog returned no products. Try again in a moment.',
  errorTitle: 'The products did not load',
};
