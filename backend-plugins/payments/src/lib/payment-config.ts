import { z } from 'zod';

const shared = {
  publishableKey: z.string(),
  /** What the shop's prices are in, and which of them a card can be charged. */
  currency: z.object({
    /** ISO 4217, lower case. */
    code: z.string(),
    /** As many decimals as an amount has at most. */
    decimals: z.int(),
    /** Decimal; what is charged is a multiple of it. */
    step: z.number(),
    /** Decimal; the most that one payment can be. */
    largest: z.number(),
  }),
};

/** What a browser needs to know to take a card; nothing in it is secret. */
export const paymentConfigSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('sandbox'), ...shared, apiBase: z.url() }),
  z.object({ mode: z.literal('stripe'), ...shared }),
]);

export type PaymentConfig = z.infer<typeof paymentConfigSchema>;
