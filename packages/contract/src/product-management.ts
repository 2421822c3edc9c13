import * as z from 'zod/mini';
import { deletedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { imageUrlSchema } from './image-url';
import { MAX_DESCRIPTION_LENGTH, MAX_PRODUCT_NAME_LENGTH } from './limits';
import { amountSchema, piecesSchema } from './numbers';
import { operation } from './operation';
import { lineSchema, textSchema } from './text';

/** The texts and the picture of a product, as staff write them. */
export const productTexts = {
  name: lineSchema(MAX_PRODUCT_NAME_LENGTH),
  img: imageUrlSchema,
  description: textSchema(MAX_DESCRIPTION_LENGTH),
};

export const createProduct = operation({
  method: 'post',
  path: '/services',
  summary: 'Adds a product.',
  access: 'admin',
  body: z.object({
    ...productTexts,
    /** Decimal, in the shop's currency. */
    price: amountSchema,
    available: piecesSchema(0),
    minimum: piecesSchema(1),
  }),
  answer: z.object({ acknowledged: z.boolean(), insertedId: z.string() }),
});

export const setStock = operation({
  method: 'put',
  path: '/service/{id}',
  summary: 'Sets the stock, for an admin; a customer’s call changes nothing and learns the stock.',
  access: 'session',
  parameters: idInPath,
  body: z.object({ available: piecesSchema(0) }),
  answer: z.object({
    acknowledged: z.literal(true),
    modifiedCount: z.int(),
    available: z.int(),
  }),
  refusals: [404],
});

export const deleteProduct = operation({
  method: 'delete',
  path: '/services/{id}',
  summary: 'Takes a product out of the catalogue; orders keep what they need of it.',
  access: 'admin',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404],
});
