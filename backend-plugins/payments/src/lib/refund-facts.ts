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

/** A refund as the provider describes it, whether it was asked for or came with an event. */
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
    /** Null for a charge that was made without an intent, and so not by this shop. */
    intentId: payment_intent,
    /** Smallest unit of the payment's currency. */
    amount,
    status,
    /** The row that asked for it; null where it was made in the provider's dashboard. */
    orderRefundId: metadata?.order_refund_id ?? null,
  }));

export type ProviderRefund = z.infer<typeof providerRefundSchema>;

/** What is true of a refund at the provider; in any other state it is still on its way. */
export const refundIs = {
  made: ({ status }: ProviderRefund) => status === 'succeeded',
  /** The money is the shop's again. */
  failed: ({ status }: ProviderRefund) => status === 'failed' || status === 'canceled',
};
