import { z } from 'zod';

const HOURS_IN_TEN_YEARS = 87_600;

/** Options of the plugin; a wrong one throws when the engine loads it. */
export const optionsSchema = z.object({
  /** Age in hours at which an unpaid order is cancelled and its stock given back; 0 = never. */
  unpaidOrderTtlHours: z.number().min(0).max(HOURS_IN_TEN_YEARS).default(72),
  /** The same for orders of an email that is not verified, where that is sooner; 0 = as for others. */
  unverifiedOrderTtlHours: z.number().min(0).max(HOURS_IN_TEN_YEARS).default(2),
  /** Unpaid orders that one customer may have; 0 = no bound. An unverified email may have 3. */
  maxUnpaidOrders: z.number().int().min(0).default(20),
  /** Seconds between two looks for orders to expire. */
  sweepSeconds: z.number().positive().default(60),
  /** Transactions that write orders at once; at most as many as a process has connections. */
  transactionsAtOnce: z.number().int().positive().default(10),
  /** How long one of them waits for its turn before it is refused, in milliseconds. */
  longestTurnWaitMs: z.number().int().positive().default(10_000),
});

export type OrderOptions = z.infer<typeof optionsSchema>;
