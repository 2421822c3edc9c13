import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const rulesSchema = z.object({
  /** ISO 4217, lower case. */
  code: z.string(),
  decimals: z.number(),
  /** A decimal; a price is a multiple of it. */
  step: z.number(),
  /** A decimal. */
  largest: z.number(),
});

/** What the shop's prices are in, and which of them a card can be charged. */
export type PriceRules = z.infer<typeof rulesSchema>;

/** Asks the server what it sells in. Throws `ApiError`. */
export async function getPriceRules(signal?: AbortSignal): Promise<PriceRules> {
  const schema = z.object({ currency: rulesSchema });
  return (await request('GET', '/payment-config', { schema, signal })).currency;
}
