import { formatCount } from '@/lib/format/numbers';

/**
 * Texts of the page of a product, and of its fields where staff change it. Amounts, pieces and dates are
 * passed in formatted.
 */
export const productMessages = {
  /** The label of each field, and its name in a sentence. */
  fields: {
    name: { label: 'Name', name: 'name' },
    sku: { label: 'Part number', name: 'part number' },
    category: { label: 'Category', name: 'category' },
    price: { label: 'Price', name: 'price' },
    available: { label: 'Available quantity', name: 'available quantity' },
    minimum: { label: 'Minimum quantity', name: 'minimum quantity' },
    description: { label: 'Short Description', name: 'description' },
    images: { label: 'Pictures', name: 'pictures' },
    specifications: { label: 'Specifications', name: 'specifications' },
    documents: { label: 'Documents', name: 'documents' },
  },

  title: 'Product',
  loading: 'Loading the product',
  errorTitle: 'The product did not load',

  pictures: 'Pictures',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  enlarge: 'Enlarge the picture',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',

  reviews: (count: number) => formatCount(count, 'review'),
  ratingOf: (average: string) => `${average} out of 5 stars`,
  inStock: (pieces: string) => `${pieces} in stock`,
  soldOut: 'Sold out.',
  soldOutNext: (phone: string) => `Call ${phone} for the next date.`,
  partNumber: 'Part number',
  copyPartNumber: 'Copy the part number',
  pieces: 'Pieces',
  regularPrice: 'Regular price',
  priceSteps: 'Price by quantity',
  fromQuantity: (pieces: string) => `${pieces} and up`,
  sum: (pieces: string, price: string) => `${pieces} × ${price}`,
  /** Read out once a quantity is typed. */
  spokenSum: (pieces: string, total: string) => `${pieces} for ${total}`,
  range: (minimum: string, available: string) =>
    minimum === available ? `Order ${minimum}.` : `Order ${minimum} to ${available}.`,
  /** Replaces Buy Now until the quantity is right. */
  problems: {
    below: (minimum: string) => `Order at least ${minimum}`,
    above: (available: string) => `Order at most ${available}`,
    not_whole: 'Order whole pieces',
  },
  buyBar: (product: string) => `Buy ${product}`,
  piecesOf: (pieces: string) => `${pieces} of`,
  buyNow: 'Buy Now',
  share: 'Share',
  shared: 'The link is copied.',
  notShared: 'The link could not be copied. Copy it from the address bar.',
  print: 'Print',

  specifications: 'Specifications',
  documents: 'Documents',
  related: 'Belongs with it',
  fits: 'Fits',
  machine: 'Machine',
  serials: 'Serial numbers',
  fitsMore: 'It fits more machines than these.',
  seeMachines: 'See all machines',
  replaces: 'Replaces',
  replacedBy: 'Replaced by',
  together: 'These parts are needed together.',
  bothWays: 'Each goes in the place of the other.',
  oneWay: 'It goes in the place of the old part, not the other way.',
  lastOnes: 'The last pieces of the old part are still sold.',
  notSold: 'Not sold',
  book: 'Parts book',
  bookFigures: (figures: number) => `Parts book, ${formatCount(figures, 'figure')}`,
};
