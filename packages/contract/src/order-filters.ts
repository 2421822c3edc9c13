import * as z from 'zod/mini';
import { MAX_KEY_LENGTH } from './limits';
import { orderSorts, orderStatuses } from './order-states';
import { fromParameter, toParameter } from './span';
import { keySchema, wordsSchema } from './text';

/** The filters of staff's list that leave the states aside. */
export const orderSpan = z.object({
  /**
   * Words in any order, without accents: in the number, the id, the email, the name, the phone, the
   * address, the product and the beginning of the payment's id.
   */
  q: z._default(wordsSchema, ''),
  /** Only the orders of the customer with this id. */
  customer: z.optional(keySchema(MAX_KEY_LENGTH)),
  /** When the order was placed. */
  from: z.optional(fromParameter),
  to: z.optional(toParameter),
});

/** `?status=`, one or a list: `paid,shipped`, or the parameter several times. */
const statusesParameter = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.pipe(
    z.transform((given: string | string[]) => [given].flat().flatMap((list) => list.split(','))),
    z.pipe(
      z.array(z.enum(orderStatuses)),
      z.transform((given) => orderStatuses.filter((status) => given.includes(status))),
    ),
  ),
);

/** Canceled and expired orders are only found by their `status`. */
export const orderFilters = z.extend(orderSpan, {
  status: z.optional(statusesParameter),
  sort: z._default(z.enum(orderSorts), 'newest'),
});

export type OrderFilters = z.infer<typeof orderFilters>;
