import * as z from 'zod/mini';
import { documentUrlSchema, imageUrlSchema } from './file-url';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_DOCUMENTS,
  MAX_HANDLE_LENGTH,
  MAX_PART_NUMBER_LENGTH,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SPECIFICATION_NAME_LENGTH,
  MAX_SPECIFICATION_VALUE_LENGTH,
  MAX_SPECIFICATIONS,
} from './limits';
import { amountSchema, piecesSchema } from './numbers';
import { keySchema, lineSchema, textSchema } from './text';

/** The texts and the picture of a product, as staff write them. */
export const productTexts = {
  name: lineSchema(MAX_PRODUCT_NAME_LENGTH),
  img: imageUrlSchema,
  description: textSchema(MAX_DESCRIPTION_LENGTH),
};

// @__NO_SIDE_EFFECTS__
function listSchema<Entry extends z.ZodMiniType>(entry: Entry, max: number) {
  return z.array(entry).check(z.maxLength(max, `There can be at most ${max}.`));
}

/** Fields of a product's page that staff write besides texts and pictures; stored in the metadata. */
export const productDetails = {
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

/** The texts of a product in another language, named by it; null or none for the English ones. Stored in the metadata. */
export const productTranslations = {
  name_de: z.nullable(productTexts.name),
  description_de: z.nullable(productTexts.description),
  specifications_de: productDetails.specifications,
};

/** Returns what a new product needs, in the order of the columns of a table. */
// @__NO_SIDE_EFFECTS__
function requiredFields() {
  return {
    name: productTexts.name,
    img: productTexts.img,
    /** Decimal, in the shop's currency. */
    price: amountSchema,
    available: piecesSchema(0),
    minimum: piecesSchema(1),
    description: productTexts.description,
  };
}

/** The fields of a product that staff can change, each independently. A table of products has a column each. */
export const productChanges = z.partial(
  z.object({
    /** The part number, which no other product has in any spelling, or null for none. */
    sku: z.nullable(lineSchema(MAX_PART_NUMBER_LENGTH)),
    ...requiredFields(),
    /** The handle of its only category, or null for none. */
    category: z.nullable(keySchema(MAX_HANDLE_LENGTH)),
    images: listSchema(imageUrlSchema, MAX_PRODUCT_IMAGES),
    ...productDetails,
    ...productTranslations,
  }),
);

/** A new product; the specification has its texts and terms. */
export const newProduct = z.object({ ...productChanges.shape, ...requiredFields() });
