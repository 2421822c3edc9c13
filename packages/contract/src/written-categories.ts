import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { imageUrlSchema } from './file-url';
import { MAX_DESCRIPTION_LENGTH, MAX_HANDLE_LENGTH, MAX_SHOP_LINE_LENGTH } from './limits';
import { operation, type AnswerOf } from './operation';
import { keySchema, lineSchema, optionalLineSchema, optionalTextSchema } from './text';

const handle = keySchema(MAX_HANDLE_LENGTH);

/** Empty texts in German stand for the English ones, and an empty description for none. */
const texts = {
  description: z.optional(optionalTextSchema(MAX_DESCRIPTION_LENGTH)),
  name_de: z.optional(optionalLineSchema(MAX_SHOP_LINE_LENGTH)),
  description_de: z.optional(optionalTextSchema(MAX_DESCRIPTION_LENGTH)),
  /** The address of its picture; null for none. */
  img: z.optional(z.nullable(imageUrlSchema)),
};

const name = lineSchema(MAX_SHOP_LINE_LENGTH);

export const listWrittenCategories = operation({
  method: 'get',
  path: '/categories/written',
  summary:
    'The categories that shoppers see in their order, each after the one above it, with their texts in every language.',
  access: 'admin',
  duty: 'owner',
  answer: z.object({
    data: z.array(
      z.object({
        handle: z.string(),
        /** How many categories are above it. */
        level: z.int(),
        name: z.string(),
        description: z.string(),
        name_de: z.string(),
        description_de: z.string(),
        img: z.nullable(z.string()),
      }),
    ),
  }),
});

export type WrittenCategory = AnswerOf<typeof listWrittenCategories>['data'][number];

export const createCategory = operation({
  method: 'post',
  path: '/categories',
  summary:
    'Adds a category, by default on the top level, behind the others there; its handle is made from its name.',
  access: 'admin',
  duty: 'owner',
  body: z.strictObject({ name, parent: z.optional(handle), ...texts }),
  /** `insertedId` is the handle. */
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [409],
});

export const updateCategory = operation({
  method: 'patch',
  path: '/categories/{handle}',
  summary: 'Changes the given texts of a category, or its picture; its handle and place stay.',
  access: 'admin',
  duty: 'owner',
  parameters: z.object({ handle }),
  body: z.strictObject({ name: z.optional(name), ...texts }),
  answer: modifiedSchema,
  refusals: [404],
});
