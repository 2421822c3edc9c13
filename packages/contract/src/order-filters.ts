import * as z from 'zod/mini';
import { orderSorts, orderStatuses } from './order-states';
import { fromParameter, toParameter } from './span';
import { wordsSchema } from './text';

/** The filters of staff's list that leave the states aside. */
export const orderSpan = z.object({
  /** In the number, the id, the email, the name, the product and the transaction id. */
  q: z._default(wordsSchema, ''),
  /** When the order was placed. */
  from: z.optional(fromParameter),
  to: z.optional(toParameter),
});

/** Canceled and expired orders are only found by their `status`. */
export const orderFilters = z.extend(orderSpan, {
  status: z.optional(z.enum(orderStatuses)),
  sort: z._default(z.enum(orderSorts), 'newest'),
});

export type OrderFilters = z.infer<typeof orderFilters>;
