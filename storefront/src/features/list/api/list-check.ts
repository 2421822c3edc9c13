import { checkList, type LineToCheck, type Product } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';
import { listCheckKey } from '@/lib/query-keys';
import { useSession } from '@/lib/session/session-store';

/** Checks lines at the prices of the visitor; the answer has one line for each, in the same order. */
export const checkLines = (lines: LineToCheck[], signedIn: boolean, signal?: AbortSignal) =>
  call(checkList, { body: { lines }, signedIn, signal });

/** Checks the lines of the list, always again: others change stock and prices. */
export function useListCheck(lines: LineToCheck[]) {
  const { status, user } = useSession();
  return useQuery({
    queryKey: [...listCheckKey, status, user?.email, lines],
    queryFn: async ({ signal }) => {
      const answer = await checkLines(lines, status === 'signed-in', signal);
      return { ...answer, asked: lines };
    },
    enabled: lines.length > 0,
    staleTime: 0,
    ...KEEP_PREVIOUS,
  });
}

/** A product with a part number. */
export type Part = Product & { sku: string };

export const hasNumber = <P extends Product>(product: P): product is P & Part =>
  product.sku !== null;
