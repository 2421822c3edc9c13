/** What the list of products says to staff. */
export const manageProductMessages = {
  count: 'Count',
  image: 'Product image',
  name: 'Name',
  availability: 'Availability',
  manage: 'Manage',
  soldOut: 'Sold out',
  remove: 'Remove',
  /** For who hears the buttons of a table one by one, without its columns. */

  removeTitle: 'Are you sure to delete!',
  removeBody: (product: string) =>
    `${product} is taken out of the shop. Orders that hold it keep its name and amount.`,
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Cancel',
  deleted: 'Product deleted.',
  deleteGone: 'This product is already gone.',
  deleteUnknown: 'We do not know whether the product was deleted.',
  deleteFailed: (reason: string) => `The product was not deleted. ${reason}`,

  notFound: "Products didn't found.",
  notFoundHint: 'The catalogue answered without any. Try again in a moment.',
  emptyTitle: 'The catalogue is empty',
  emptyText: 'Add the first product, and it stands in the shop at once.',
  loading: 'Loading products',
  errorTitle: 'We could not load the products',
};
