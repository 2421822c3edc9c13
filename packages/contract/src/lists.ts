import * as z from 'zod/mini';
import { deletedSchema } from './acknowledged';
import { MAX_KEY_LENGTH, MAX_LIST_LINES, MAX_LIST_NAME_LENGTH } from './limits';
import { type BodyInputOf, operation } from './operation';
import { productIdSchema, productLineSchema, quantitySchema } from './product-lines';
import { productSchema } from './products';
import { keySchema, lineSchema } from './text';

const REQUIRED = 'This is required.';
const TOO_MANY_LINES = `A list has at most ${MAX_LIST_LINES} lines.`;

/** The states of a line of a list; only lines that are `ok` can be ordered as they are. */
const lineStates = [
  'ok',
  /** No product has this number or id. */
  'unknown',
  /** More than one product has this number. */
  'several',
  'below_minimum',
  'out_of_stock',
  /** A line before it has the same product. */
  'twice',
] as const;

const checkedLineSchema = z.object({
  state: z.enum(lineStates),
  /** Null if it is unknown, or one of several. */
  product: z.nullable(productSchema),
  quantity: z.int(),
  /** Of one piece in an order of this quantity by the caller: decimal, in the currency of the answer. */
  price: z.nullable(z.number()),
  /** Price × quantity. */
  amount: z.nullable(z.number()),
  /** The products of `several`, at most 5, or those with numbers like one of the first 20 `unknown` ones, at most 3. */
  products: z.optional(z.array(productSchema)),
  /** Pieces that an order has at least, of `below_minimum`. */
  minimum: z.optional(z.int()),
  /** Pieces in stock, of `out_of_stock`. */
  available: z.optional(z.int()),
});

export type CheckedLine = z.infer<typeof checkedLineSchema>;

export const listCheckSchema = z.object({
  lines: z.array(checkedLineSchema),
  /** The sum of the lines that are `ok`. */
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
});

export type ListCheck = z.infer<typeof listCheckSchema>;

/** Lines of a list, by number or id. */
export const linesToCheckSchema = z.object({
  lines: z
    .array(
      z
        .object({
          /** A part number in any spelling that the search understands. */
          number: z.optional(keySchema(MAX_KEY_LENGTH)),
          /** Decides over `number` where both are given. */
          productId: z.optional(productIdSchema),
          quantity: quantitySchema,
        })
        .check(
          z.refine(({ number, productId }) => number !== undefined || productId !== undefined, {
            path: ['number'],
            message: REQUIRED,
          }),
        ),
    )
    .check(z.minLength(1, REQUIRED), z.maxLength(MAX_LIST_LINES, TOO_MANY_LINES)),
});

export const checkList = operation({
  method: 'post',
  path: '/lists/check',
  summary:
    'What the lines of a list are and cost the caller, in the order given; with a session, also by the price lists for the caller’s customer groups. Changes nothing.',
  access: 'optional',
  isTimed: true,
  body: linesToCheckSchema,
  answer: listCheckSchema,
});

/** A line to check, by number or id. */
export type LineToCheck = BodyInputOf<typeof checkList>['lines'][number];

const listLinesSchema = z
  .array(productLineSchema)
  .check(z.maxLength(MAX_LIST_LINES, TOO_MANY_LINES), ({ value: lines, issues }) => {
    const seen = new Set<string>();
    for (const [index, { productId }] of lines.entries()) {
      const message = 'This product is in another line already.';
      const path = [index, 'productId'];
      if (seen.has(productId)) issues.push({ code: 'custom', input: productId, path, message });
      seen.add(productId);
    }
  });

export const listSchema = z.object({
  lines: z.array(productLineSchema),
  /** Null before it is saved for the first time. */
  updatedAt: z.nullable(z.iso.datetime()),
});

export type List = z.infer<typeof listSchema>;

const newLines = z.object({ lines: listLinesSchema });

const IF_MATCH = {
  'If-Match':
    'The ETag of the list as the caller has seen it: the change is refused if another device has changed it since.',
};

export const getOwnList = operation({
  method: 'get',
  path: '/me/list',
  summary: 'The list of the caller, empty before it is saved for the first time, with its ETag.',
  access: 'session',
  answer: listSchema,
});

export const saveOwnList = operation({
  method: 'put',
  path: '/me/list',
  summary: 'Replaces the list of the caller, and returns it as `GET /me/list` does.',
  access: 'session',
  isTimed: true,
  headers: IF_MATCH,
  body: newLines,
  answer: listSchema,
  refusals: [412],
});

export const namedListSchema = z.object({ name: z.string(), ...listSchema.shape });

export type NamedList = z.infer<typeof namedListSchema>;

const nameInPath = z.object({ name: lineSchema(MAX_LIST_NAME_LENGTH) });

export const listNamedLists = operation({
  method: 'get',
  path: '/me/lists',
  summary: 'The lists that the caller has saved by name, by name.',
  access: 'session',
  answer: z.array(namedListSchema),
});

export const saveNamedList = operation({
  method: 'put',
  path: '/me/lists/{name}',
  summary:
    'Saves a list by a name, in place of the one that has it. The answer has its ETag. Who has as many lists as there can be gets 409.',
  access: 'session',
  isTimed: true,
  parameters: nameInPath,
  headers: IF_MATCH,
  body: newLines,
  answer: namedListSchema,
  refusals: [409, 412],
});

export const deleteNamedList = operation({
  method: 'delete',
  path: '/me/lists/{name}',
  summary: 'Deletes a list that the caller has saved.',
  access: 'session',
  parameters: nameInPath,
  answer: deletedSchema,
  refusals: [404],
});
