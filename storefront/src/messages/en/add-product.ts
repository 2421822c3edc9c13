/** What the form for a new product says. */
export const addProductMessages = {
  lead: 'It stands in the shop as soon as it is added.',
  image: 'Product image',
  name: 'Name',
  price: 'Price',
  priceHint: (example: string) => `For one piece, such as ${example}.`,
  priceHintAlone: 'For one piece.',
  available: 'Available quantity',
  availableHint: 'Pieces in stock today.',
  minimum: 'Minimum quantity',
  minimumHint: 'Fewer pieces nobody can order.',
  description: 'Short Description',
  descriptionHint: 'The shop window shows the first 100 characters.',

  imageRequired: 'Image is required',
  nameRequired: 'Name is required',
  priceRequired: 'Price is required',
  availableRequired: 'Available quantity is required',
  minimumRequired: 'Minimus quantity is required',
  descriptionRequired: 'Short Description is required',
  notANumber: 'This is not a number.',
  priceTooSmall: 'The price must be more than 0.',
  priceTooLarge: (largest: string) => `The price may be ${largest} at most: no card can pay more.`,
  priceTooFine: (decimals: number) =>
    decimals === 0
      ? 'The price must be a whole number.'
      : `The price may have ${decimals === 2 ? 'two' : decimals} decimals at most.`,
  priceOffStep: (step: string) => `Card payments are made in steps of ${step}.`,
  wholePieces: 'We sell whole pieces only.',
  tooFew: (least: string) => `This must be ${least} at least.`,
  tooMany: 'These are too many pieces.',

  add: 'Add Product',
  adding: 'Adding…',
  added: 'Your product successfully added.',
  whenUnknown:
    'We do not know whether the product was added. Look at Manage Products before you add it again.',
};
