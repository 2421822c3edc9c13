import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import {
  MAX_CHANGED_PERCENT,
  MAX_HANDLE_LENGTH,
  MAX_KEY_LENGTH,
  MAX_NAMED_PRODUCTS,
  MAX_PAGE_SIZE,
} from './limits';
import { amountSchema } from './numbers';
import { operation } from './operation';
import { flagParameter, limitParameter, pageNumberParameter } from './page';
import { productIdSchema } from './product-lines';
import { keySchema } from './text';

/** The price of a product before and after a change, each decimal. */
const changedPriceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.nullable(z.string()),
  before: z.number(),
  after: z.number(),
});

export type ChangedPrice = z.infer<typeof changedPriceSchema>;

/** Why a product keeps its price: one order of it could not be charged otherwise. */
const KEPT_BECAUSE = ['too_low', 'too_high'] as const;

const PERCENT = /^-?\d{1,3}(\.\d{1,2})?$/;

const percentSchema = z
  .number('This must be a number.')
  .check(
    z.refine(
      (percent) =>
        PERCENT.test(String(percent)) &&
        percent !== 0 &&
        percent > -100 &&
        percent <= MAX_CHANGED_PERCENT,
      `This must be a percentage other than 0, over -100 and at most ${MAX_CHANGED_PERCENT}, with at most 2 decimals.`,
    ),
  );

const wantedSchema = z
  .object({
    /** The handle of a category, with those below it; by default the products of all. */
    category: z.optional(keySchema(MAX_HANDLE_LENGTH)),
    /** Only these products. */
    productIds: z.optional(
      z
        .array(productIdSchema)
        .check(z.maxLength(MAX_NAMED_PRODUCTS, `There can be at most ${MAX_NAMED_PRODUCTS}.`)),
    ),
    percent: z.optional(percentSchema),
    /** What is added to each price, decimal; less than 0 lowers them. */
    amount: z.optional(z.number('This must be a number.')),
    /** New prices are the nearest multiples of this, and of two the higher; by default the least that cards can be charged. */
    rounding: z.optional(amountSchema),
    /** That of the preview, without which prices are not changed. */
    revision: z.optional(keySchema(MAX_KEY_LENGTH)),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      path: ['percent'],
      error: 'Give either a percentage or an amount.',
    }),
  );

export const changePrices = operation({
  method: 'post',
  path: '/price-changes',
  summary: `Changes the regular prices of many products, drafts too, all or none; amounts of price lists stay. A dry run says what would change, with a revision. The change needs it, and is refused if a price or a product has changed since. The answer lists the first ${MAX_PAGE_SIZE}.`,
  access: 'admin',
  duty: 'manager',
  query: z.object({
    /** Whether only to say what would change. */
    dryRun: z._default(flagParameter, false),
  }),
  body: wantedSchema,
  answer: z.object({
    acknowledged: z.literal(true),
    /** The change; null for a dry run. */
    insertedId: z.nullable(z.string()),
    /** What the change is made of: it becomes another when a price does. */
    revision: z.string(),
    /** ISO 4217, lower case. */
    currency: z.string(),
    /** Products with a new price. */
    changed: z.int(),
    /** Products whose price comes out as it is. */
    unchanged: z.int(),
    /** Products that keep their price because cards could not be charged for their minimum. */
    tooLow: z.int(),
    tooHigh: z.int(),
    products: z.array(changedPriceSchema),
    kept: z.array(z.extend(changedPriceSchema, { reason: z.enum(KEPT_BECAUSE) })),
  }),
  refusals: [409],
});

export const getPriceChange = operation({
  method: 'get',
  path: '/price-changes/{id}',
  summary: 'A change of prices, with a page of its products by name.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  query: z.object({
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
  }),
  answer: z.object({
    _id: z.string(),
    at: z.iso.datetime(),
    /** The name of the category; null for all products. */
    category: z.nullable(z.string()),
    percent: z.nullable(z.number()),
    /** Decimal. */
    amount: z.nullable(z.number()),
    /** ISO 4217, lower case. */
    currency: z.string(),
    undoneAt: z.nullable(z.iso.datetime()),
    /** How many prices that put back; null before. */
    putBack: z.nullable(z.int()),
    count: z.int(),
    products: z.array(changedPriceSchema),
  }),
  refusals: [404],
});

export const undoPriceChange = operation({
  method: 'post',
  path: '/price-changes/{id}/undo',
  summary:
    'Puts back the prices that are still those of the change; modifiedCount is how many, and the others stay.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.object({
    acknowledged: z.literal(true),
    modifiedCount: z.int(),
    /** Products that have another price since, or are gone. */
    left: z.int(),
  }),
  refusals: [404, 409],
});
