import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { operation } from './operation';

/** The price of one piece in orders from this quantity on, up to the quantity of the next step. */
const priceStepSchema = z.object({
  quantity: z.int(),
  /** Decimal, in the shop's currency. */
  price: z.number(),
});

export type PriceStep = z.infer<typeof priceStepSchema>;

/**
 * By quantity, ascending. The first step is at the product's minimum, so there is at least one, and
 * neighbours have different prices. A later step may cost more than the one before.
 */
export const priceStepsSchema = z.array(priceStepSchema);

export const listPriceSteps = operation({
  method: 'get',
  path: '/services/{id}/price-steps',
  summary:
    'What one piece of a product costs the caller by the quantity of the order; with a session, also by the price lists for the caller’s customer groups.',
  access: 'optional',
  parameters: idInPath,
  answer: z.object({ success: z.literal(true), data: priceStepsSchema }),
  refusals: [404],
});
