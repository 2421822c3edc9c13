import { z } from 'zod';

/** What a dispute says of itself: a customer's bank asks for a payment back. */
export const disputeFactsSchema = z
  .object({
    id: z.string(),
    payment_intent: z.string().startsWith('pi_').nullable(),
    amount: z.number().int(),
    currency: z.string().length(3),
    status: z.string(),
  })
  .transform(({ payment_intent, ...dispute }) => ({
    /** `amount` in the smallest unit; `status` in the provider's words. */
    ...dispute,
    /** Null for a charge that was made without one, and so by somebody else. */
    intentId: payment_intent,
  }));

export type DisputeFacts = z.infer<typeof disputeFactsSchema>;
