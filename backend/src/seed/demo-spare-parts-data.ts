import { z } from 'zod';
import sparePartsFile from './data/spare-parts.json';

const text = z.string();

/** The parts of the parts books that the demonstration sells beside the products of its catalogue. */
export const spareParts = z
  .array(
    z.strictObject({
      name: text,
      /** The number that the lines of parts books have. */
      sku: text,
      /** The kind of its picture, which parts of a kind share. */
      kind: text,
      /** The category of the second level. */
      subcategory: text,
      /** US dollars as a decimal string with two decimals, which `demoPrice` converts. */
      price: text,
      available: z.int(),
      minimum: z.int(),
      description: text,
      specifications: z.array(z.strictObject({ name: text, value: text })),
    }),
  )
  .parse(sparePartsFile)
  .map((part) => ({ ...part, picture: `/pictures/parts/${part.kind}.svg` }));
