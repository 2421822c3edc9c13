import { formatCount } from '@/lib/format/numbers';

/** Texts of the payment page. Amounts and pieces are passed in formatted. */
export const paymentMessages = {
  title: 'Payment',
  payFor: (number: number) => `Pay for order ${number}`,
  order: (number: number) => `Order ${number}`,
  heldUntil: (moment: string) => `We hold your order until ${moment}.`,
  held: 'We hold your order for you.',
  byProvider: 'Stripe takes the payment. Your card number never reaches us.',
  summary: 'What you pay for',
  products: (count: number, pieces: string) => `${formatCount(count, 'product')}, ${pieces}`,
  onePiece: (pieces: string, product: string) => `${product}, ${pieces}`,
  shipsTo: 'Ships to',
  poNumber: 'PO number',
  customer: 'Customer',
  product: 'Product',
  quantity: 'Quantity',
  total: 'Total amount',
  wallets: 'Pay by wallet',
  orByCard: 'or pay by card',
  card: 'Card details',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  preparing: 'Preparing the card form…',
  backToOrders: 'Back to My Orders',
  toOrder: 'See the order',

  completed: 'Congrats! Your payment completed',
  paymentId: 'Your payment ID',
  alreadyPaid: 'This order is paid',
  notChargedAgain: 'It was already paid, and your card was not charged again.',
  endedTitle: 'This order was canceled',
  ended:
    'Nothing was charged. It was canceled in another tab or by our staff, or it was not paid in time.',
  allProducts: 'See all products',

  processing:
    'The payment provider is still processing this payment. You do not need to do anything: the order changes to Paid when it completes.',
  /** Reasons for a failed payment that do not concern the card. */
  problems: {
    lost: 'The connection was lost before your card was charged. You can pay again.',
    unknown: 'The connection was lost while paying. Try again: this order cannot be charged twice.',
    not_taken: 'The payment did not go through, and your card was not charged. You can pay again.',
    cancelled: 'This payment was closed before your card was charged. You can pay again.',
    locked:
      'This order is already being paid, perhaps in another tab. Wait a moment and try again: it cannot be charged twice.',
    rate_limited: 'The payment provider is busy. Your card was not charged; try again in a moment.',
  },
  recording: 'Your card payment went through. Marking the order as paid…',
  unrecordedTitle: 'Your payment went through',
  unrecorded:
    'Your order is not marked as paid yet. Nothing will be charged again. If you close this page, the payment provider will report the payment to us.',
  recordAgain: 'Mark the order as paid',
  orderGone:
    'The order ended before the payment arrived. Your payment is refunded in full to the same card.',

  sdkTitle: 'The card form did not load',
  sdkError: 'Check your connection and try again. No card was charged just now.',
  sdkBroke: 'The card form stopped working. Reload the page; this order cannot be charged twice.',
  prepareTitle: 'The payment could not be prepared',

  noLinkTitle: 'This link is not valid',
  noLink: 'Copy the whole address from the mail, or log in to see your orders.',
  linkEndedTitle: 'This link has ended',
  linkEnded: 'The order is paid already, or it was canceled or has expired. Log in to see it.',
  seeOrders: 'See your orders',

  loading: 'Loading the order',
};
