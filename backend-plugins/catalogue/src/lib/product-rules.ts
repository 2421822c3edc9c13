import { imageUrlSchema, lineSchema, textSchema } from '@harrow/http';
import { z } from 'zod';
import { parseChanges } from './broken-rule';

const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 5000;

/** The texts and the picture of a product, in the names of the REST edge. */
export const presentation = {
  name: lineSchema(MAX_NAME_LENGTH),
  img: imageUrlSchema,
  description: textSchema(MAX_DESCRIPTION_LENGTH),
};

/** In the stock admin a product may lack a description and a picture; what it has obeys the rules. */
const orNothing = (schema: z.ZodType<string>) => z.union([z.literal(['', null]), schema]);

const productSchema = z.object({
  title: presentation.name.optional(),
  description: orNothing(presentation.description).optional(),
  thumbnail: orNothing(presentation.img).optional(),
  images: z.array(presentation.img).nullish(),
});

/**
 * The changes that staff make to a product, with its texts as they are to be stored. Throws
 * `invalid_data` for a name, a description or an address of a picture that `POST /services` refuses.
 */
export function checkProduct<T extends object>(changes: T): T {
  return { ...changes, ...parseChanges(productSchema, changes) };
}
