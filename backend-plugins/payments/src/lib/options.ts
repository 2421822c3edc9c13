import { currencySchema } from '@harrow/plugin-kit';
import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** Secret key of the Stripe account, or of the sandbox. */
  apiKey: z.string().min(1),
  /** The secret that signs the events posted to `/stripe/hooks`. */
  webhookSecret: z.string().min(1),
  /** The public key for browsers. */
  publishableKey: z.string().min(1),
  /** Origin of a stand-in for Stripe; Stripe by default. */
  sandboxUrl: z.url().optional(),
  /** Timeout of a call to the provider in milliseconds; a customer may wait for two calls. */
  timeoutMs: z.number().int().positive().max(60_000).default(5_000),
  /** ISO 4217 code of the shop's currency, lower case. */
  currency: currencySchema,
  /** Interval in seconds between two sweeps of unfinished events, refunds and payments. */
  sweepSeconds: z.number().positive().default(30),
});

export type PaymentOptions = z.infer<typeof optionsSchema>;
