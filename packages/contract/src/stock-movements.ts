import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { MAX_STOCK_REASON_LENGTH } from './limits';
import { piecesSchema } from './numbers';
import { operation } from './operation';
import { limitParameter } from './page';
import { lineSchema } from './text';

/** Why the stock of a product changed: `edited` is by a form, a table's cell or the stock admin. */
const STOCK_CAUSES = [
  'sold',
  'given_back',
  'put_back',
  'received',
  'counted',
  'import',
  'edited',
] as const;

const stockMovementSchema = z.object({
  at: z.iso.datetime(),
  cause: z.enum(STOCK_CAUSES),
  /** Pieces; less than 0 where some went. */
  change: z.int(),
  /** The stock that was left, in pieces; null for a sale. */
  after: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  order: z.nullable(z.object({ _id: z.string(), number: z.int() })),
  /** The email of the member of staff; null for a sale, for the shop itself, and where it is not known any more. */
  by: z.nullable(z.string()),
});

export type StockMovement = z.infer<typeof stockMovementSchema>;

export const moveStock = operation({
  method: 'post',
  path: '/services/{id}/stock',
  summary:
    'Adds received pieces to the stock of a product, or sets it to those that were counted. Orders placed meanwhile count.',
  access: 'admin',
  duty: 'manager',
  isTimed: true,
  parameters: idInPath,
  body: z
    .object({
      received: z.optional(piecesSchema(1)),
      counted: z.optional(piecesSchema(0)),
      /** Such as the number of a delivery note. */
      reason: lineSchema(MAX_STOCK_REASON_LENGTH),
    })
    .check(
      z.refine(({ received, counted }) => (received === undefined) !== (counted === undefined), {
        path: ['received'],
        error: 'Give the pieces either received or counted.',
      }),
    ),
  answer: z.object({
    acknowledged: z.literal(true),
    /** 0 where as many were counted as there are. */
    modifiedCount: z.int(),
    available: z.int(),
  }),
  refusals: [404],
});

const DEFAULT_PAGE_SIZE = 50;

export const listStockMovements = operation({
  method: 'get',
  path: '/services/{id}/stock',
  summary:
    'What changed the stock of a product, newest first: sales, and, since they are recorded, all else.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  query: z.object({
    limit: z._default(limitParameter, DEFAULT_PAGE_SIZE),
    /** `next` of the page before. */
    after: z.optional(
      z.string().check(z.regex(/^\d{0,18}~\w{0,40}$/, 'This is not the end of a page.')),
    ),
  }),
  answer: z.object({
    data: z.array(stockMovementSchema),
    /** Where the next page begins; null on the last. */
    next: z.nullable(z.string()),
  }),
  refusals: [404],
});
