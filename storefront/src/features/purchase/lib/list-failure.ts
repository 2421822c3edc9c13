import type { ApiError } from '@/lib/http/api-error';
import { lineProblem } from '@/lib/line-problem';
import { messages } from '@/messages';
import * as z from 'zod/mini';
import { purchaseFailure, type PurchaseFailure } from './purchase-failure';

const linesSchema = z.array(
  z.object({
    productId: z.string(),
    code: z.string(),
    available: z.optional(z.number()),
    minimum: z.optional(z.number()),
  }),
);

/** The reason why a list was not ordered, with what is wrong with its lines. */
export interface ListFailure extends PurchaseFailure {
  /** A sentence for each product at fault, by its id. */
  lines?: ReadonlyMap<string, string>;
}

/** Returns the reason why a list was not ordered. A changed price concerns its sum alone. */
export function listFailure(error: ApiError): ListFailure {
  const refused = linesSchema.safeParse(error.details?.lines);
  if (!refused.success || error.code === 'price_changed') return purchaseFailure(error);
  return {
    message: messages.purchase.linesRefused(refused.data.length),
    lines: new Map(
      refused.data.map(({ productId, code, ...bounds }) => [productId, lineProblem(code, bounds)]),
    ),
    isStale: true,
  };
}
