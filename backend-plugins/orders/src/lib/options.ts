import { z } from 'zod';

const HOURS_IN_TEN_YEARS = 87_600;

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** Age in hours at which an unpaid order is cancelled and its stock returned; 0 = never. */
  unpaidOrderTtlHours: z.number().min(0).max(HOURS_IN_TEN_YEARS).default(72),
  /** The same for orders under an unverified email, if shorter; 0 = no difference. */
  unverifiedOrderTtlHours: z.number().min(0).max(HOURS_IN_TEN_YEARS).default(2),
  /** Unpaid orders per customer; 0 = unlimited. At most 3 for an unverified email. */
  maxUnpaidOrders: z.number().int().min(0).default(20),
  /** Interval in seconds between two searches for expired orders. */
  sweepSeconds: z.number().positive().default(60),
  /** Concurrent transactions that write orders; must not exceed the pool size. */
  maxConcurrentTransactions: z.number().int().positive().default(10),
  /** The maximum wait of a transaction for a permit, in milliseconds; then it fails. */
  maxTransactionWaitMs: z.number().int().positive().default(10_000),
});

export type OrderOptions = z.infer<typeof optionsSchema>;
