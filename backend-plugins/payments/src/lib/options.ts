import { currencySchema } from '@harrow/money';
import { z } from 'zod';

/** Options of the plugin; a wrong one throws when the engine loads it. */
export const optionsSchema = z.object({
  /** Secret key of the Stripe account, or of the sandbox. */
  apiKey: z.string().min(1),
  /** Signs the events that Stripe posts to `/stripe/hooks`. */
  webhookSecret: z.string().min(1),
  /** The key that browsers may see. */
  publishableKey: z.string().min(1),
  /** Origin of a stand-in for Stripe; without it Stripe itself is asked. */
  sandboxUrl: z.url().optional(),
  /** How long one call to the provider may take, in milliseconds; a customer waits for two of them. */
  timeoutMs: z.number().int().positive().default(5_000),
  /** ISO 4217 code of the shop's currency, lower case. */
  currency: currencySchema,
  /** Seconds between two looks for events, refunds and payments that are left to deal with. */
  sweepSeconds: z.number().positive().default(30),
});

export type PaymentOptions = z.infer<typeof optionsSchema>;
