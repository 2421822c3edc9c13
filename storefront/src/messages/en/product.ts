import { promises } from './promises';

/** Texts of the page of a product. Amounts, pieces and dates are passed in formatted. */
export const productMessages = {
  title: 'Product',
  loading: 'Loading the product',
  errorTitle: 'The product did not load',

  pictures: 'Pictures',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  enlarge: 'Enlarge the picture',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',

  reviews: (count: string, plural: boolean) => `${count} ${plural ? 'reviews' : 'review'}`,
  ratingOf: (average: number) => `${average} out of 5 stars`,
  inStock: (pieces: string) => `${pieces} in stock.`,
  shipsFrom: (place: string) => `Ships from ${place} in ${promises.shipsIn}.`,
  soldOut: 'Sold out.',
  soldOutNext: (phone: string) => `Call ${phone} for the next date.`,
  minimum: (pieces: string) => `Minimum order: ${pieces}.`,
  partNumber: (sku: string) => `Part number ${sku}`,
  unitPrice: 'Price per unit',
  regularPrice: 'Regular price',
  priceSteps: 'Price per piece',
  fromQuantity: (pieces: string) => `From ${pieces}`,
  buyNow: 'Buy Now',
  share: 'Share',
  shared: 'The link is copied.',
  notShared: 'The link could not be copied. Copy it from the address bar.',
  print: 'Print',

  specifications: 'Specifications',
  documents: 'Documents',
  related: 'Belongs with it',
};
