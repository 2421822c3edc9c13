import { z } from 'zod';

// Each schema drops all other members: card data, addresses and client secrets are never stored.
// Amounts are in the smallest unit.

/** The common members of all events. */
export const providerEventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.unknown() }),
});

/** Null for a charge without a payment intent, which this shop did not create. */
const intentOfCharge = z.string().startsWith('pi_').nullable();

/** A payment intent of the provider, from an API call or an event. */
export const providerPaymentSchema = z.object({
  id: z.string().startsWith('pi_'),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: z
    .object({
      /** The customer who pays; absent for a payment that this shop did not create. */
      customer_id: z.string().optional(),
      /** The order that it was created for, if there was one. */
      order_id: z.string().optional(),
    })
    .default({}),
});

export type ProviderPayment = z.infer<typeof providerPaymentSchema>;

/** Properties of a payment intent; in any other state it is waiting or being processed. */
export const paymentIs = {
  succeeded: ({ status }: ProviderPayment) => status === 'succeeded',
  cancelled: ({ status }: ProviderPayment) => status === 'canceled',
  /** It was refunded in full: refunded amounts do not count as received. */
  refunded: ({ status, amount_received: received }: ProviderPayment) =>
    status === 'succeeded' && received === 0,
};

/** A charge, with the total that has been refunded so far. */
export const refundedChargeSchema = z.object({
  payment_intent: intentOfCharge,
  amount_refunded: z.int(),
});

export type RefundedCharge = z.infer<typeof refundedChargeSchema>;

/** A refund of the provider, from an API call or an event. */
export const providerRefundSchema = z.object({
  id: z.string().startsWith('re_'),
  payment_intent: intentOfCharge,
  amount: z.int().positive(),
  status: z.string(),
  /** The row that requested it; absent if it was made in the provider's dashboard. */
  metadata: z.object({ order_refund_id: z.string().optional() }).nullish(),
});

export type ProviderRefund = z.infer<typeof providerRefundSchema>;

/** Properties of a refund at the provider; in any other state it is pending. */
export const refundIs = {
  succeeded: ({ status }: ProviderRefund) => status === 'succeeded',
  /** It was not made, or was reversed. */
  failed: ({ status }: ProviderRefund) => status === 'failed' || status === 'canceled',
};

/** A dispute, in which the customer's bank demands a payment back. */
export const providerDisputeSchema = z.object({
  id: z.string(),
  payment_intent: intentOfCharge,
  amount: z.int(),
  currency: z.string().length(3),
  status: z.string(),
});

export type ProviderDispute = z.infer<typeof providerDisputeSchema>;
