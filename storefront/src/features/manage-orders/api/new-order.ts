import {
  checkListFor,
  placeOrderFor,
  type LineToCheck,
  type OrderForCustomerInput,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { idempotencyKeys } from '@/lib/idempotency-keys';
import { KEEP_PREVIOUS } from '@/lib/query-client';
import { listCheckKey } from '@/lib/query-keys';

/** Says what lines are and cost a customer. Throws `ApiError`. */
export const checkFor = (customerId: string, lines: LineToCheck[], signal?: AbortSignal) =>
  call(checkListFor, { parameters: { id: customerId }, body: { lines }, signal });

/** Checks the lines of a new order, always again: others change stock and prices. */
export function useLinesFor(customerId: string, lines: LineToCheck[]) {
  return useQuery({
    queryKey: [...listCheckKey, customerId, lines],
    queryFn: async ({ signal }) => ({
      ...(await checkFor(customerId, lines, signal)),
      asked: lines,
    }),
    enabled: lines.length > 0,
    staleTime: 0,
    ...KEEP_PREVIOUS,
  });
}

/**
 * Places an order for a customer once, however often it is tried until its answer has arrived, and returns its id.
 * Throws `ApiError`.
 */
export async function placeFor(customerId: string, order: OrderForCustomerInput): Promise<string> {
  const parameters = { id: customerId };
  const { insertedId } = await idempotencyKeys.once({ customerId, ...order }, (headers) =>
    call(placeOrderFor, { parameters, body: order, headers }),
  );
  return insertedId;
}
