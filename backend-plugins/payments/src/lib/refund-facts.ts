import { z } from 'zod';

/** What a refunded charge says of itself. */
export const refundFactsSchema = z
  .object({
    payment_intent: z.string().startsWith('pi_').nullable(),
    amount_refunded: z.number().int(),
  })
  .transform(({ payment_intent, amount_refunded }) => ({
    /** Null for a charge that was made without one, and so by somebody else. */
    intentId: payment_intent,
    /** Everything that has gone back of it so far, in the smallest unit. */
    refunded: amount_refunded,
  }));

export type RefundFacts = z.infer<typeof refundFactsSchema>;
