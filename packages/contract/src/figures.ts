import * as z from 'zod/mini';
import { operation } from './operation';
import { fromParameter, toParameter } from './span';

const figureSteps = ['day', 'week', 'month'] as const;

export type FigureStep = (typeof figureSteps)[number];

/**
 * Amounts are decimal, in `currency`, and those of orders in it; days, weeks (from Monday) and months are
 * those of UTC.
 */
export const figuresSchema = z.object({
  currency: z.string(),
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
  /** The products with the highest revenue, at most 10. */
  topProducts: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      img: z.string(),
      pieces: z.int(),
      revenue: z.number(),
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
    'Revenue and orders of the days that a span touches, by default the last 30, and what waits now.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    from: z.optional(fromParameter),
    to: z.optional(toParameter),
    by: z._default(z.enum(figureSteps), 'day'),
  }),
  answer: figuresSchema,
});
