import { z } from 'zod';

/** What this plugin keeps in the engine's `payment.data`; amounts in the smallest unit. */
export const paymentDataSchema = z.object({
  /** The payment intent that was confirmed, absent while the payment is a promise. */
  id: z.string().optional(),
  status: z.string().optional(),
  /** How much of it has gone back, as the engine knows. */
  refunded: z.number().int().default(0),
  /** How much of it has gone back at the provider, which has confirmed it. */
  refundedThere: z.number().int().default(0),
});
