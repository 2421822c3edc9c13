import { z } from 'zod';
import type { UnhandledEvent as UnhandledEventDto } from '@harrow/contract';

/** The common members of all events. */
export const providerEventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.unknown() }),
});

export type ProviderEvent = z.infer<typeof providerEventSchema>;

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

type PaymentSubset =
  | z.infer<typeof intentSubset>
  | z.infer<typeof chargeSubset>
  | z.infer<typeof refundSubset>
  | z.infer<typeof disputeSubset>;

/**
 * Returns the members of an event's payment intent, charge, refund or dispute that the shop needs,
 * or null for other events. Card data, addresses and client secrets are never stored.
 */
export function paymentSubset(event: Omit<ProviderEvent, 'id'>): PaymentSubset | null {
  // an object of unknown shape is stored as null: handling it then fails, and staff see the error
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

/** The order that a row `event` of `stripe_event` is about, if its payment has one; as SQL. */
export const ORDER_OF_EVENT = `(
  SELECT order_id FROM payment_intent
   WHERE intent_id = coalesce(event.payment->>'payment_intent', event.payment->>'id'))`;

/** An event of the provider that waits for another attempt, as the database holds it. */
export type UnhandledEvent = {
  id: string;
  type: string;
  attempts: number;
  next_attempt_at: Date;
  last_error: string | null;
  received_at: Date;
  order_id: string | null;
};

/** Translates an event from the table's names to those of the REST edge. */
export function toEventDto(event: UnhandledEvent): UnhandledEventDto {
  return {
    _id: event.id,
    type: event.type,
    attempts: event.attempts,
    nextAttemptAt: event.next_attempt_at.toISOString(),
    lastError: event.last_error,
    receivedAt: event.received_at.toISOString(),
    orderId: event.order_id,
  };
}
