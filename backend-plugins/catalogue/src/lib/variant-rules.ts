import { LARGEST_AMOUNT } from '@harrow/money';
import { z } from 'zod';
import { pieces } from './pieces';

const variantSchema = z.object({
  inventory_quantity: pieces(0).optional(),
  prices: z
    .array(
      z.object({
        /** Smallest unit. */
        amount: z
          .int('This must be a whole number.')
          .positive('This must be more than 0.')
          .max(LARGEST_AMOUNT, 'This is more than an order can hold.'),
      }),
    )
    .optional(),
});

/** A rule of the catalogue that staff broke; the engine answers it with 400 and this message. */
class BrokenRule extends Error {
  readonly type = 'invalid_data';
}

/** Throws `invalid_data` for a stock or a price that the shop could not sell with. */
export function checkVariant(changes: unknown): void {
  const issue = variantSchema.safeParse(changes).error?.issues[0];
  if (issue) throw new BrokenRule(`${issue.path.join('.')}: ${issue.message}`);
}
