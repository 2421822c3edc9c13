import { z } from 'zod';

/** What a browser needs to know to take a card; nothing in it is secret. */
export const paymentConfigSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('sandbox'), publishableKey: z.string(), apiBase: z.url() }),
  z.object({ mode: z.literal('stripe'), publishableKey: z.string() }),
]);

export type PaymentConfig = z.infer<typeof paymentConfigSchema>;
