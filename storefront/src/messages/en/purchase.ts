/** Texts of the purchase screen. Amounts and pieces are passed in formatted. */
export const purchaseMessages = {
  pageTitle: 'Purchase',
  back: 'Back to the product',
  buyer: 'Buying as',
  wanted: 'You are buying',
  perPiece: 'per piece',
  unitPrice: 'Price per unit',
  regularPrice: 'Regular price',
  priceSteps: 'Price per piece',
  fromQuantity: (pieces: string) => `From ${pieces}`,
  available: 'In stock',
  minimum: 'Minimum order',
  quantity: 'Quantity',
  quantityUnit: 'pieces',
  pickQuantity: 'Pick Quantity',
  lineTotal: (quantity: string, amount: string) => `${quantity} for ${amount}`,

  adminCannot: 'Admin could not purchase',
  soldOut: 'Sold out. There is nothing left to order today.',
  tooFewLeft: (available: string, minimum: string) =>
    `Only ${available} left, and the minimum order is ${minimum}.`,
  noneEntered: (minimum: string, available: string) =>
    `Enter a quantity from ${minimum} to ${available}.`,
  notWhole: 'We sell whole pieces only.',
  belowMinimum: (minimum: string) => `The minimum order is ${minimum}.`,
  aboveAvailable: (available: string) => `Only ${available} in stock.`,

  modalTitle: 'Fill the form and confirm purchase.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'The driver calls this number.',
  address: 'Address',
  addressHint: 'The delivery address: street, city, state and ZIP code.',
  offered: {
    profile: 'From your profile.',
    order: 'From your last order.',
  },
  otherAddress: 'Use another address',
  /** Follows the quantity, which is a field: `30 × $21.60 = $648.00`. */
  sum: (price: string, total: string) => `× ${price} = ${total}`,
  phoneRequired: 'Phone number is required',
  addressRequired: 'Address is required',
  phoneWithoutDigit: 'This is not a phone number.',
  phoneTooLong: 'This phone number is too long.',
  addressTooLong: 'This address is too long.',
  total: 'Total',
  confirm: 'Confirm Purchase',
  confirming: 'Placing your order…',
  cancel: 'Cancel',

  placed: 'Congrats!! Your order is placed.',
  placedNext: (quantity: string, product: string) =>
    `We hold ${quantity} of ${product} for you. Pay now, or later from My Orders; an order that stays unpaid may be canceled.`,
  placedTitle: 'Your order is placed',
  placedNumber: (number: number) => `Order ${number} is placed`,
  payNow: (amount: string) => `Pay ${amount} now`,
  later: 'Later',
  goToOrders: 'Go to My Orders',

  outOfStock: (available: string) =>
    `The stock has changed: only ${available} left. Nothing was ordered. Close this form and pick a smaller quantity; what you typed is kept.`,
  priceChanged: (amount: string) =>
    `The price has changed: the total is now ${amount}. Nothing was ordered yet. Confirm again to order at this price.`,
  tooManyUnpaid: (limit: number) =>
    `You have ${limit} unpaid orders. Pay or cancel one first; nothing was ordered, and what you typed is kept.`,
  refused: (message: string) => `${message} Nothing was ordered.`,
  outcomeUnknown:
    'The connection was lost, so we do not know whether the order arrived. Everything you typed is kept. Try again: the same order is never placed twice.',
  tryAgainIsSafe: 'Everything you typed is kept, and the same order is never placed twice.',
  sessionEnded: 'Your session has ended. Log in again to order.',

  lines: 'What you order',
  poNumber: (number: string) => `PO ${number}`,
  linesRefused: (count: number) =>
    `${count === 1 ? 'One line has' : `${count} lines have`} changed. Nothing was ordered. Close this form and look at what is marked; what you typed is kept.`,
  lineProblems: {
    onlyLeft: (available: string) => `Only ${available} left.`,
    soldFrom: (minimum: string) => `Sold from ${minimum}.`,
    notSold: 'No longer sold.',
  },

  goneTitle: 'This product is no longer sold',
  goneHint: 'It may have been discontinued since you opened the page.',
  errorTitle: 'The product did not load',
  allProducts: 'See all products',
  loading: 'Loading the product',
};
