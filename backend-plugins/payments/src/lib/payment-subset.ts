import { z } from 'zod';
import type { ProviderEvent } from './provider-event';

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

const refundSubset = z.object({
  id: z.string(),
  payment_intent: z.string().nullable(),
  amount: z.number(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const disputeSubset = z.object({
  id: z.string(),
  payment_intent: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
});

export type PaymentSubset =
  | z.infer<typeof intentSubset>
  | z.infer<typeof chargeSubset>
  | z.infer<typeof refundSubset>
  | z.infer<typeof disputeSubset>;

/**
 * The members of an event's payment intent, refunded charge or dispute that are worth keeping, or
 * null for other events. Card data, addresses and client secrets of the event are never stored.
 */
export function paymentSubset(event: Omit<ProviderEvent, 'id'>): PaymentSubset | null {
  // one of a shape we do not know is stored too: its handling fails, and staff see why
  if (event.type === 'charge.refunded') {
    return chargeSubset.safeParse(event.data.object).data ?? null;
  }
  if (/^(charge\.)?refund\./.test(event.type)) {
    return refundSubset.safeParse(event.data.object).data ?? null;
  }
  if (event.type.startsWith('charge.dispute.')) {
    return disputeSubset.safeParse(event.data.object).data ?? null;
  }
  if (!event.type.startsWith('payment_intent.')) return null;
  return intentSubset.safeParse(event.data.object).data ?? null;
}
