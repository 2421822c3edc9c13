/** What the payment page says. Amounts and pieces come in ready to show. */
export const paymentMessages = {
  title: 'Payment',
  lead: 'Pay this order by card. We hear from the card company, never the card number.',
  customer: 'Customer',
  product: 'Product',
  quantity: 'Quantity',
  total: 'Total amount',
  card: 'Card details',
  pay: 'Pay',
  paying: 'Paying…',
  preparing: 'Preparing the card form…',
  backToOrders: 'Back to My Orders',

  completed: 'Congrats! Your payment completed',
  paymentId: 'Your payment ID',
  alreadyPaid: 'This order is paid',
  notChargedAgain: 'It was paid before, and your card was not charged again.',
  endedTitle: 'This order was cancelled',
  ended:
    'Nothing was charged. It was cancelled in another tab or by our staff, or it was not paid in time.',
  allProducts: 'See all products',

  processing:
    'The card company is still working on this payment. Nothing more to do: the order turns to Paid when it is through.',
  /** Why a payment was not made, where that is not about the card. */
  problems: {
    lost: 'The connection was lost before your card was charged. You can pay again.',
    unknown: 'The connection was lost while paying. Try again: this order cannot be charged twice.',
    not_taken: 'The payment did not get through, and your card was not charged. You can pay again.',
    cancelled: 'This payment was closed before your card was charged. You can pay again.',
    locked:
      'This order is being paid already, perhaps in another tab. Wait a moment and try again: it cannot be charged twice.',
    rate_limited:
      'The card company has a lot to do. Your card was not charged; try again in a moment.',
  },
  recording: 'Your card payment went through. Marking the order as paid…',
  unrecordedTitle: 'Your payment went through',
  unrecorded:
    'Only the note on your order is missing, and nothing will be charged again. If you close this page, we hear of the payment from the card company.',
  recordAgain: 'Mark the order as paid',
  orderGone:
    'The order ended before the payment arrived. What you paid is refunded in full to the same card.',

  sdkTitle: 'The card form did not load',
  sdkError: 'Check your connection and try again. No card was charged just now.',
  sdkBroke: 'The card form broke. Load the page again; this order cannot be charged twice.',
  prepareTitle: 'The payment could not be prepared',

  loading: 'Loading the order',
  errorTitle: 'We could not load this order',
  notFoundTitle: 'No such order',
  notFoundHint: 'It may have been cancelled. Your orders are listed under My Orders.',
};
