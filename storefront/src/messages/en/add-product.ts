/** Texts of the form for a new product. */
export const addProductMessages = {
  lead: 'The product appears in the shop as soon as you add it.',
  image: 'Product image',
  hints: {
    sku: 'Optional. No other product has it, whatever its spaces and dashes.',
    available: 'Pieces in stock today.',
    minimum: 'The smallest quantity that customers can order.',
    description: 'The product card shows the first 100 characters.',
  },
  morePictures: 'More pictures',
  morePicturesHint: 'Optional. They follow the product image on the product’s page.',
  priceHint: (example: string) => `For one piece, such as ${example}.`,
  priceHintAlone: 'For one piece.',

  imageRequired: 'Image is required',
  required: (label: string) => `${label} is required`,
  minimumRequired: 'Minimus quantity is required',
  skuTooLong: (max: number) => `A part number has at most ${max} characters.`,
  notANumber: 'This is not a number.',
  priceTooSmall: 'The price must be more than 0.',
  priceTooLarge: (max: string) => `The price must be at most ${max}, the limit of a card payment.`,
  priceTooFine: (decimals: number) =>
    decimals === 0
      ? 'The price must be a whole number.'
      : `The price must have at most ${decimals === 2 ? 'two' : decimals} decimals.`,
  priceOffStep: (step: string) => `Card payments are made in steps of ${step}.`,
  wholePieces: 'We sell whole pieces only.',
  tooFew: (min: string) => `This must be at least ${min}.`,
  tooMany: 'This is too many pieces.',

  add: 'Add Product',
  adding: 'Adding…',
  added: 'Your product successfully added.',
  whenUnknown:
    'We do not know whether the product was added. Check Manage Products before you add it again.',
};
