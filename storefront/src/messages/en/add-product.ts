/** What the form for a new product says. */
export const addProductMessages = {
  lead: 'It stands in the shop as soon as it is added.',
  image: 'Product image',
  name: 'Name',
  price: 'Price',
  priceHint: 'For one piece, in US dollars, such as 12,480.00.',
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
  priceTooLarge: 'The price must be less than 21,474,836.48.',
  priceTooFine: 'The price may have two decimals at most.',
  wholePieces: 'We sell whole pieces only.',
  tooFew: (least: string) => `This must be ${least} at least.`,
  tooMany: 'These are too many pieces.',

  add: 'Add Product',
  adding: 'Adding…',
  added: 'Your product successfully added.',
  whenUnknown:
    'We do not know whether the product was added. Look at Manage Products before you add it again.',
};
