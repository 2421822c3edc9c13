import * as z from 'zod/mini';
import { handleInPath } from './id-in-path';
import { operation } from './operation';
import { productPartsFields } from './parts';
import { priceStepsSchema } from './price-steps';
import { productFields, productSchema } from './products';

/** The content of the page of a product that staff write of it. */
export const writtenFields = {
  ...productFields,
  /** Addresses of pictures; the first is `img`. */
  images: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(z.object({ name: z.string(), url: z.string() })),
};

/** The content of the page of a product. */
const productDetailsSchema = z.object({
  ...writtenFields,
  /** By the price lists that are for everyone. */
  priceSteps: priceStepsSchema,
  /** Parts and machines that belong together with it, as far as the shop sells them. */
  related: z.array(productSchema),
  ...productPartsFields,
});

export type ProductDetails = z.infer<typeof productDetailsSchema>;

export const getProductDetails = operation({
  method: 'get',
  path: '/products/{handle}',
  summary: 'Everything that the page of a product shows.',
  access: 'anyone',
  parameters: handleInPath,
  answer: productDetailsSchema,
  refusals: [404],
});
