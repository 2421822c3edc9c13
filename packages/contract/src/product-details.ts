import * as z from 'zod/mini';
import { handleInPath } from './id-in-path';
import { operation } from './operation';
import { productPartsFields } from './parts';
import { priceStepsSchema } from './price-steps';
import type { productChanges } from './product-rules';
import { productFields, productSchema } from './products';

/** The content of the page of a product. */
const productDetailsSchema = z.object({
  ...productFields,
  /** Addresses of pictures; the first is `img`. */
  images: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(z.object({ name: z.string(), url: z.string() })),
  /** By the price lists that are for everyone. */
  priceSteps: priceStepsSchema,
  /** Parts and machines that belong together with it, as far as the shop sells them. */
  related: z.array(productSchema),
  ...productPartsFields,
});

export type ProductDetails = z.infer<typeof productDetailsSchema>;

export type ProductColumn = '_id' | keyof typeof productChanges.shape;

/** The names of the columns, without the schemas: a browser would load all of their checks. */
const columnNames: Record<ProductColumn, true> = {
  _id: true,
  sku: true,
  name: true,
  img: true,
  price: true,
  available: true,
  minimum: true,
  description: true,
  category: true,
  images: true,
  specifications: true,
  documents: true,
  name_de: true,
  description_de: true,
  specifications_de: true,
};

/** The columns of a table of products. A list in a cell has one entry a line. */
export const productColumns = Object.keys(columnNames) as ProductColumn[];

export const getProductDetails = operation({
  method: 'get',
  path: '/products/{handle}',
  summary: 'Everything that the page of a product shows.',
  access: 'anyone',
  parameters: handleInPath,
  answer: productDetailsSchema,
  refusals: [404],
});
