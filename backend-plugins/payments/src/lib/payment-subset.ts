import { z } from 'zod';

const subsetSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  amount_received: z.number(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
});

/**
 * The members of an event's payment intent that are worth keeping, or null for other events. Card
 * data, addresses and client secrets of the event are never stored.
 */
export function paymentSubset(event: {
  type: string;
  data: { object: unknown };
}): z.infer<typeof subsetSchema> | null {
  if (!event.type.startsWith('payment_intent.')) return null;
  // one of a shape we do not know is stored too: its handling fails, and staff see why
  return subsetSchema.safeParse(event.data.object).data ?? null;
}
