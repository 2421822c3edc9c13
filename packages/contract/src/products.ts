import * as z from 'zod/mini';
import { handleInPath, idInPath } from './id-in-path';
import { operation } from './operation';
import { pageQuery } from './page';
import { PRODUCTS_PATH } from './products-path';

/** A product in the names of the specification; `price` is decimal, in `currency`. */
export const productSchema = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** Pieces in stock. */
  available: z.int(),
  /** Pieces that an order has at least. */
  minimum: z.int(),
  description: z.string(),
  /** Its name in addresses: `/products/{handle}`. */
  handle: z.string(),
  /** The most specific of its categories. */
  category: z.nullable(z.object({ handle: z.string(), name: z.string() })),
  /** Of its reviews, with one decimal; null without any. */
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
});

export type Product = z.infer<typeof productSchema>;

/** What the page of a product shows. */
export const productDetailsSchema = z.extend(productSchema, {
  /** The maker's part number. */
  sku: z.nullable(z.string()),
  /** Addresses of pictures; the first is `img`. */
  images: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Parts and machines that belong together with it, as far as the shop sells them. */
  related: z.array(productSchema),
  updatedAt: z.iso.datetime(),
});

export type ProductDetails = z.infer<typeof productDetailsSchema>;

export const listProducts = operation({
  method: 'get',
  path: PRODUCTS_PATH,
  summary: 'One page of products for anyone; without paging every product, for any session.',
  access: 'anyone',
  query: pageQuery,
  answer: z.union([
    z.object({ success: z.literal(true), data: z.array(productSchema), count: z.int() }),
    // the specification's word for a catalogue that found nothing; this server never says it
    z.object({ success: z.literal(false) }),
  ]),
  refusals: [401],
});

export const getProduct = operation({
  method: 'get',
  path: '/services/{id}',
  summary: 'One product.',
  access: 'anyone',
  parameters: idInPath,
  answer: productSchema,
  refusals: [404],
});

export const getProductDetails = operation({
  method: 'get',
  path: '/products/{handle}',
  summary: 'Everything that the page of a product shows.',
  access: 'anyone',
  parameters: handleInPath,
  answer: productDetailsSchema,
  refusals: [404],
});
