/** What the product grid says. Amounts and pieces come in ready to show. */
export const catalogueMessages = {
  featuredTitle: 'Our Featured Products',
  allTitle: 'All products',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  inStock: 'In stock',
  minimum: 'Minimum',
  soldOut: 'Sold out',
  buyNow: 'Buy Now',
  pageSize: 'Products per page',
  loading: 'Loading products',

  notFound: "Products didn't found.",
  notFoundHint: 'The catalogue answered without any. Try again in a moment.',
  errorTitle: 'The products did not load',
};
