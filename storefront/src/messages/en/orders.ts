/** Texts of the order tables. */
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
  number: (number: number) => `Order ${number}`,
  ended: { refunded: 'Refunded', cancelled: 'Canceled', expired: 'Expired' },
  refundedPart: (amount: string) => `${amount} refunded`,
  shipped: 'Shipped',
  pending: 'Pending',
  cancelOrder: 'Cancel Order',
  /** The accessible name of a ship button, for screen readers that list buttons without their rows. */
  shipment: (product: string, customer: string) => `Ship ${product} to ${customer}`,

  cancelTitle: 'Are you sure to delete!',
  cancelBody: (quantity: string, product: string) =>
    `The order for ${quantity} of ${product} will be canceled, and the pieces go back into stock.`,
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Cancel',
  cancelled: 'Order canceled.',
  cancelConflict: 'This order has been paid in the meantime and can no longer be canceled.',
  cancelGone: 'This order is already gone.',
  cancelUnknown: 'We do not know whether the order was canceled.',
  cancelFailed: (reason: string) => `The order was not canceled. ${reason}`,

  shippedNow: 'Status changed to shipped.',
  stillUnpaid: 'This order is still unpaid.',
  shipFailed: (reason: string) => `The status was not changed. ${reason}`,

  emptyMine: 'Nothing ordered yet',
  emptyMineHint: 'Your orders appear here, with their payment and shipping status.',
  browse: 'See all products',
  emptyAll: 'No orders yet',
  emptyAllHint: 'Orders that customers place are listed here.',
  loading: 'Loading orders',
  errorTitle: 'We could not load the orders',
};
