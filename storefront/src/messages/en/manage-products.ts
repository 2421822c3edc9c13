/** Texts of the product list for staff. */
export const manageProductMessages = {
  count: 'Count',
  image: 'Product image',
  name: 'Name',
  availability: 'Availability',
  manage: 'Manage',
  soldOut: 'Sold out',
  remove: 'Remove',

  removeTitle: 'Are you sure to delete!',
  removeBody: (product: string) =>
    `${product} will be removed from the shop. Orders for it keep its name and amount.`,
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Cancel',
  deleted: 'Product deleted.',
  deleteGone: 'This product is already gone.',
  deleteUnknown: 'We do not know whether the product was deleted.',
  deleteFailed: (reason: string) => `The product was not deleted. ${reason}`,

  notFound: "Products didn't found.",
  notFoundHint: 'The catalog returned no products. Try again in a moment.',
  emptyTitle: 'The catalog is empty',
  emptyText: 'Add the first product, and it appears in the shop at once.',
  loading: 'Loading products',
  errorTitle: 'We could not load the products',
};
