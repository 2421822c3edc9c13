import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { piecesSchema } from './numbers';
import { operation } from './operation';
import { newProduct, productChanges } from './product-rules';

/** Whether only staff see a product: a draft cannot be found, opened or ordered. */
const draft = z.optional(z.boolean());

export const createProduct = operation({
  method: 'post',
  path: '/services',
  summary:
    'Adds a product, with its part number, its category, further pictures, specifications and documents if they are given; as a draft if that is asked for.',
  access: 'admin',
  duty: 'manager',
  body: z.extend(newProduct, { draft }),
  answer: z.object({ acknowledged: z.boolean(), insertedId: z.string() }),
  refusals: [409],
});

export const updateProduct = operation({
  method: 'patch',
  path: '/services/{id}',
  summary: 'Changes the given fields of a product.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  headers: {
    'If-Match':
      'The ETag of `GET /services/{id}`: the change is refused if the product has changed since.',
  },
  body: z.extend(productChanges, { draft }),
  answer: modifiedSchema,
  refusals: [404, 409, 412],
});

export const setStock = operation({
  method: 'put',
  path: '/service/{id}',
  summary: 'Sets the stock, for an admin; a customer’s call changes nothing and learns the stock.',
  access: 'session',
  duty: 'manager',
  isTimed: true,
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
  duty: 'manager',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404],
});
