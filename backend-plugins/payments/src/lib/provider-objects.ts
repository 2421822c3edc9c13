import { z } from 'zod';

/** A payment intent of the provider, from an API call or an event. */
export const providerPaymentSchema = z
  .object({
    id: z.string().startsWith('pi_'),
    status: z.string(),
    amount: z.number().int(),
    amount_received: z.number().int(),
    currency: z.string(),
    metadata: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ id, status, amount, amount_received, currency, metadata }) => ({
    id,
    status,
    amount,
    /** In the smallest unit of `currency`. */
    amountReceived: amount_received,
    currency,
    /** The customer who pays; null for a payment that this shop did not create. */
    customerId: metadata.customer_id ?? null,
    /** The order that it was created for; null if there is none yet. */
    orderId: metadata.order_id ?? null,
  }));

export type ProviderPayment = z.infer<typeof providerPaymentSchema>;

/** Properties of a payment intent; in any other state it is waiting or being processed. */
export const paymentIs = {
  succeeded: ({ status }: ProviderPayment) => status === 'succeeded',
  cancelled: ({ status }: ProviderPayment) => status === 'canceled',
  /** It was refunded in full: refunded amounts do not count as received. */
  refunded: ({ status, amountReceived }: ProviderPayment) =>
    status === 'succeeded' && amountReceived === 0,
};

/** The refunded amount of a charge. */
export const refundedChargeSchema = z
  .object({
    payment_intent: z.string().startsWith('pi_').nullable(),
    amount_refunded: z.number().int(),
  })
  .transform(({ payment_intent, amount_refunded }) => ({
    /** Null for a charge without a payment intent, which this shop did not create. */
    intentId: payment_intent,
    /** The total refunded so far, in the smallest unit. */
    refunded: amount_refunded,
  }));

export type RefundedCharge = z.infer<typeof refundedChargeSchema>;

/** A refund of the provider, from an API call or an event. */
export const providerRefundSchema = z
  .object({
    id: z.string().startsWith('re_'),
    payment_intent: z.string().startsWith('pi_').nullable(),
    amount: z.number().int().positive(),
    status: z.string(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .transform(({ id, payment_intent, amount, status, metadata }) => ({
    id,
    /** Null for a charge without a payment intent, which this shop did not create. */
    intentId: payment_intent,
    /** In the smallest unit of the payment's currency. */
    amount,
    status,
    /** The row that requested it; null if it was made in the provider's dashboard. */
    orderRefundId: metadata?.order_refund_id ?? null,
  }));

export type ProviderRefund = z.infer<typeof providerRefundSchema>;

/** Properties of a refund at the provider; in any other state it is pending. */
export const refundIs = {
  succeeded: ({ status }: ProviderRefund) => status === 'succeeded',
  /** It was not made, or was reversed. */
  failed: ({ status }: ProviderRefund) => status === 'failed' || status === 'canceled',
};

/** A dispute, in which the customer's bank demands a payment back. */
export const providerDisputeSchema = z
  .object({
    id: z.string(),
    payment_intent: z.string().startsWith('pi_').nullable(),
    amount: z.number().int(),
    currency: z.string().length(3),
    status: z.string(),
  })
  .transform(({ payment_intent, ...dispute }) => ({
    /** `amount` is in the smallest unit, `status` is the provider's. */
    ...dispute,
    /** Null for a charge without a payment intent, which this shop did not create. */
    intentId: payment_intent,
  }));

export type ProviderDispute = z.infer<typeof providerDisputeSchema>;
