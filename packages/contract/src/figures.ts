import * as z from 'zod/mini';
import { operation } from './operation';
import { fromParameter, toParameter } from './span';

const figureSteps = ['day', 'week', 'month'] as const;

export type FigureStep = (typeof figureSteps)[number];

/** What a span is compared with: the one just before it, as long as it is; or the same days a year before. */
export const figureComparisons = ['before', 'year'] as const;

export type FigureComparison = (typeof figureComparisons)[number];

/** Pieces and revenue of a product or a category. */
const soldFields = { pieces: z.int(), revenue: z.number() };

/** What was sold in a span. */
const salesFields = {
  /** The first day of the span and the last one. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Payments made in the span, minus the refunds made in it. */
  revenue: z.number(),
  /** Orders that were paid in the span. */
  orders: z.int(),
  pieces: z.int(),
  /** The revenue divided by the orders, rounded to the currency; 0 if there are none. */
  averageOrder: z.number(),
  /** Refunds made in the span. */
  refunded: z.number(),
  /**
   * One entry for each day, week or month that the span touches, oldest first; with what was paid less
   * refunded in that part of the span.
   */
  series: z.array(z.object({ from: z.iso.date(), revenue: z.number(), orders: z.int() })),
};

/**
 * Amounts are decimal, in `currency`, and those of orders in it; days, weeks (from Monday) and months are
 * those of UTC.
 */
export const figuresSchema = z.object({
  currency: z.string(),
  ...salesFields,
  /** The products with the highest revenue, at most 10. */
  topProducts: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      img: z.string(),
      ...soldFields,
    }),
  ),
  /**
   * What the products of each category brought, most first. A product counts in the category that it has now, the one of
   * its page; those without one are in the entry whose category is null. `former` is the same of the other span, whose
   * further categories follow with zeros; null if none is asked for.
   */
  byCategory: z.array(
    z.object({
      category: z.nullable(z.object({ handle: z.string(), name: z.string() })),
      ...soldFields,
      former: z.nullable(z.object(soldFields)),
    }),
  ),
  /**
   * The other span; null if none is asked for. Its series has as many entries: each is of the days that correspond to
   * those of the entry in its place. `products` are those of `topProducts` that were sold.
   */
  comparison: z.nullable(
    z.object({
      ...salesFields,
      products: z.array(z.object({ _id: z.string(), ...soldFields })),
    }),
  ),
  /** Paid, unshipped orders in any currency; now, whatever the span. */
  toShip: z.int(),
  unpaid: z.object({
    orders: z.int(),
    amount: z.number(),
    /** By days since the order was placed, youngest first; from 720 hours on in one. */
    byAge: z.array(z.object({ fromHours: z.int(), orders: z.int(), amount: z.number() })),
  }),
  /** Products below twice their minimum, scarcest first, at most 10. */
  lowStock: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      img: z.string(),
      available: z.int(),
      minimum: z.int(),
    }),
  ),
});

export type Figures = z.infer<typeof figuresSchema>;

export const getFigures = operation({
  method: 'get',
  path: '/figures',
  summary:
    'Revenue and orders of the days that a span touches, by default the last 30, and what waits now. With `compare` also those of the span before (`before`) or of the same days a year before (`year`).',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    from: z.optional(fromParameter),
    to: z.optional(toParameter),
    by: z._default(z.enum(figureSteps), 'day'),
    compare: z.optional(z.enum(figureComparisons)),
  }),
  answer: figuresSchema,
});

export const exportFigures = operation({
  method: 'get',
  path: '/figures.csv',
  summary:
    'Revenue and orders of a span as a table: the sums, the days, weeks or months, the best products and the categories, with the span that it is compared with beside each.',
  access: 'admin',
  duty: 'manager',
  query: getFigures.query,
  answer: z.string(),
  answerType: 'text/csv',
});
