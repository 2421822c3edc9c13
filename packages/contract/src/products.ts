import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { operation } from './operation';
import { pageQuery } from './page';
import { productFilters } from './product-filters';
import { taxSchema } from './tax';

/** The fields of a product under the specification's names; `price` is decimal, in `currency`. */
export const productFields = {
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** What the price contains; absent in a shop that says nothing of tax. */
  tax: z.optional(taxSchema),
  /** Pieces in stock. */
  available: z.int(),
  /** Pieces that an order has at least; 1 for a product that was stored without a minimum. */
  minimum: z.int(),
  description: z.string(),
  /** The name in its URL: `/products/{handle}`. */
  handle: z.string(),
  /** The most specific of its categories. */
  category: z.nullable(z.object({ handle: z.string(), name: z.string() })),
  /** The average of its reviews, with one decimal; null if there are none. */
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  /** The maker's part number. */
  sku: z.nullable(z.string()),
  /**
   * The latest change of its page or price; with it, the ETag of `GET /services/{id}` stands for pictures,
   * specifications and documents too.
   */
  updatedAt: z.iso.datetime(),
};

export const productSchema = z.object(productFields);

export type Product = z.infer<typeof productSchema>;

export const listProducts = operation({
  method: 'get',
  path: '/services',
  summary:
    'One page of products for anyone; without paging every product, for any session. The filters are for managers and owners.',
  access: 'anyone',
  query: z.extend(pageQuery, productFilters.shape),
  answer: z.union([
    z.object({ success: z.literal(true), data: z.array(productSchema), count: z.int() }),
    // the specification's word for a catalogue that found nothing; this server never says it
    z.object({ success: z.literal(false) }),
  ]),
  refusals: [401, 403],
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
