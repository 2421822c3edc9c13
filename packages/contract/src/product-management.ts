import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { documentUrlSchema, imageUrlSchema } from './file-url';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_DOCUMENTS,
  MAX_HANDLE_LENGTH,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SPECIFICATION_NAME_LENGTH,
  MAX_SPECIFICATION_VALUE_LENGTH,
  MAX_SPECIFICATIONS,
} from './limits';
import { amountSchema, piecesSchema } from './numbers';
import { operation } from './operation';
import { keySchema, lineSchema, textSchema } from './text';

/** The texts and the picture of a product, as staff write them. */
export const productTexts = {
  name: lineSchema(MAX_PRODUCT_NAME_LENGTH),
  img: imageUrlSchema,
  description: textSchema(MAX_DESCRIPTION_LENGTH),
};

/** What an order is checked against. */
// @__NO_SIDE_EFFECTS__
function productTerms() {
  return {
    /** Decimal, in the shop's currency. */
    price: amountSchema,
    available: piecesSchema(0),
    minimum: piecesSchema(1),
  };
}

// @__NO_SIDE_EFFECTS__
function listSchema<Entry extends z.ZodMiniType>(entry: Entry, max: number) {
  return z.array(entry).check(z.maxLength(max, `There can be at most ${max}.`));
}

/** The pictures, figures and papers on the page of a product. */
export const productDetails = {
  images: listSchema(imageUrlSchema, MAX_PRODUCT_IMAGES),
  specifications: listSchema(
    z.object({
      name: lineSchema(MAX_SPECIFICATION_NAME_LENGTH),
      value: lineSchema(MAX_SPECIFICATION_VALUE_LENGTH),
    }),
    MAX_SPECIFICATIONS,
  ),
  documents: listSchema(
    z.object({ name: lineSchema(MAX_DOCUMENT_NAME_LENGTH), url: documentUrlSchema }),
    MAX_DOCUMENTS,
  ),
};

export const createProduct = operation({
  method: 'post',
  path: '/services',
  summary: 'Adds a product.',
  access: 'admin',
  body: z.object({
    ...productTexts,
    ...productTerms(),
  }),
  answer: z.object({ acknowledged: z.boolean(), insertedId: z.string() }),
});

export const updateProduct = operation({
  method: 'patch',
  path: '/services/{id}',
  summary: 'Changes the given fields of a product.',
  access: 'admin',
  parameters: idInPath,
  headers: {
    'If-Match':
      'The ETag of `GET /services/{id}`: the change is refused if the product has changed since.',
  },
  body: z.partial(
    z.object({
      ...productTexts,
      ...productTerms(),
      ...productDetails,
      /** The handle of its only category, or null for none. */
      category: z.nullable(keySchema(MAX_HANDLE_LENGTH)),
    }),
  ),
  answer: modifiedSchema,
  refusals: [404, 412],
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
