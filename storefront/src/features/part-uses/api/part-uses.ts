import { listPartUses } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';
import { listQuery } from '@/lib/list-page';

export const USES_ON_PAGE = 50;

/** Reads where a part number in any spelling is used; null for a number that nothing has. */
export const usePartUses = (number: string, pageNumber: number) =>
  useQuery({
    queryKey: ['part-uses', number, pageNumber],
    queryFn: ({ signal }) =>
      orNull(() =>
        call(listPartUses, {
          parameters: { number },
          query: { limit: USES_ON_PAGE, pageNumber },
          signal,
        }),
      ),
    enabled: number !== '',
    ...listQuery,
  });
