import { z } from 'zod';

/** What a payment intent says of itself, whether it was asked for or came with an event. */
export const paymentFactsSchema = z
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
    /** Smallest unit of `currency`. */
    amountReceived: amount_received,
    currency,
    /** Whose payment it is; null for one that this shop did not make. */
    customerId: metadata.customer_id ?? null,
    /** The order it was made for; null where that is still open. */
    orderId: metadata.order_id ?? null,
  }));

export type PaymentFacts = z.infer<typeof paymentFactsSchema>;

/** What is true of a payment intent now; in any other state it waits, or the bank is at work. */
export const paymentIs = {
  succeeded: ({ status }: PaymentFacts) => status === 'succeeded',
  cancelled: ({ status }: PaymentFacts) => status === 'canceled',
  /** All its money has gone back: what was refunded does not count as received. */
  refunded: ({ status, amountReceived }: PaymentFacts) =>
    status === 'succeeded' && amountReceived === 0,
};
