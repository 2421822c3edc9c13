import { z } from 'zod';

const intentSubset = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  amount_received: z.number(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
});

const chargeSubset = z.object({
  payment_intent: z.string().nullable(),
  amount_refunded: z.number(),
});

export type PaymentSubset = z.infer<typeof intentSubset> | z.infer<typeof chargeSubset>;

/**
 * The members of an event's payment intent or refunded charge that are worth keeping, or null for
 * other events. Card data, addresses and client secrets of the event are never stored.
 */
export function paymentSubset(event: {
  type: string;
  data: { object: unknown };
}): PaymentSubset | null {
  // one of a shape we do not know is stored too: its handling fails, and staff see why
  if (event.type === 'charge.refunded') {
    return chargeSubset.safeParse(event.data.object).data ?? null;
  }
  if (!event.type.startsWith('payment_intent.')) return null;
  return intentSubset.safeParse(event.data.object).data ?? null;
}
