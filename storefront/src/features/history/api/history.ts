import { listAudit } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { listQuery, readPage } from '@/lib/list-page';

export const HISTORY_PAGE_SIZE = 50;

/** Reads a page of the changes by staff with these words, newest first, and how many there are. */
export function useHistory(pageNumber: number, q: string) {
  const query = { limit: HISTORY_PAGE_SIZE, pageNumber, q };
  return useQuery({
    queryKey: ['history', query],
    queryFn: ({ signal }) => readPage(signal, (page) => call(listAudit, { query, ...page })),
    ...listQuery,
  });
}
