/** What the order tables say. */
export const orderMessages = {
  productName: 'Product Name',
  quantity: 'Quantity',
  totalAmount: 'Total amount',
  paymentStatus: 'Payment Status',
  shippingStatus: 'Shipping Status',
  modify: 'Modify',
  customer: 'Customer',
  product: 'Product',
  amount: 'Amount',
  makeShipping: 'Make shipping',

  payAmount: 'Pay Amount',
  paid: 'Paid',
  unpaid: 'Un Paid',
  transactionId: 'Transaction id',
  shipped: 'Shipped',
  pending: 'Pending',
  cancelOrder: 'Cancel Order',
  /** For who hears the buttons of a table one by one, without its columns. */
  shipment: (product: string, customer: string) => `Ship ${product} to ${customer}`,

  cancelTitle: 'Are you sure to delete!',
  cancelBody: (quantity: string, product: string) =>
    `The order of ${quantity} of ${product} is cancelled and the pieces go back on sale.`,
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Cancel',
  cancelled: 'Order cancelled.',
  cancelConflict: 'This order has been paid in the meantime and can no longer be cancelled.',
  cancelGone: 'This order is already gone.',
  cancelUnknown: 'We do not know whether the order was cancelled.',
  cancelFailed: (reason: string) => `The order was not cancelled. ${reason}`,

  shippedNow: 'Status changed to shipped.',
  stillUnpaid: 'This order is still unpaid.',
  shipFailed: (reason: string) => `The status was not changed. ${reason}`,

  emptyMine: 'Nothing ordered yet',
  emptyMineHint: 'What you order shows here, with its payment and its way to you.',
  browse: 'See all products',
  emptyAll: 'No orders yet',
  emptyAllHint: 'What customers order is listed here.',
  loading: 'Loading orders',
  errorTitle: 'We could not load the orders',
};
