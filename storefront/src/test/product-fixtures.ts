import type { Product, ProductDetails, WrittenProduct } from '@harrow/contract';

/** As many products as asked for, each told apart by its number from 1. */
export function products(count: number) {
  return Array.from({ length: count }, (_, index) => product(index + 1));
}

/** A product as the backend sends it; `changes` are what a test is about. */
export function product(number: number, changes: Partial<Product> = {}): Product {
  return {
    _id: `prod_${number}`,
    name: `Machine ${number}`,
    img: `/pictures/products/machine-${number}.svg`,
    price: 1000 * number,
    currency: 'usd',
    available: 10 + number,
    minimum: number,
    description: `What machine ${number} does.`,
    handle: `machine-${number}`,
    category: null,
    rating: null,
    sku: null,
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}

/** The same with everything that its page shows. */
export function productDetails(
  number: number,
  changes: Partial<ProductDetails> = {},
): ProductDetails {
  const { img, minimum, price, ...rest } = { ...product(number), ...changes };
  return {
    ...{ ...rest, img, minimum, price },
    images: [img],
    specifications: [],
    documents: [],
    priceSteps: [{ quantity: minimum, price }],
    related: [],
    part: null,
    fits: [],
    fitsMore: false,
    book: null,
    ...changes,
  };
}

/** The same as staff change it. */
export function writtenProduct(
  number: number,
  changes: Partial<WrittenProduct> = {},
): WrittenProduct {
  const { priceSteps, related, part, fits, fitsMore, book, ...own } = productDetails(number);
  return {
    ...own,
    name_de: null,
    description_de: null,
    specifications_de: [],
    draft: false,
    ...changes,
  };
}

/** The texts that staff type into the form of a product, by label; the fields that they leave empty are optional. */
export const TYPED_PRODUCT = {
  Name: ' Rotary hoe R 3 ',
  Price: '$ 1,234.50',
  'Available quantity': '1,200 pieces',
  'Minimum quantity': '2',
  'Short Description': 'Breaks the crust.',
};

/** The same as it is sent. */
export const SENT_PRODUCT = {
  name: 'Rotary hoe R 3',
  price: 1234.5,
  available: 1200,
  minimum: 2,
  description: 'Breaks the crust.',
};
