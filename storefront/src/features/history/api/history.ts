import { listAudit } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { listQuery, readPage } from '@/lib/list-page';

export const HISTORY_PAGE_SIZE = 50;

/** The filters of the history. */
interface HistoryFilters {
  q: string;
  kind?: string;
  /** Such as `2026-11-27`, in the reader's time zone. */
  day?: string;
}

/** Returns the moments between which a day is, in the reader's time zone. */
function daySpan(day: string): { from: string; to: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = (after: number) => new Date(year, month - 1, date + after).toISOString();
  return { from: midnight(0), to: midnight(1) };
}

/** Reads a page of the changes by staff that pass the filters, newest first, and how many there are. */
export function useHistory(pageNumber: number, filters: HistoryFilters) {
  const { q, kind, day } = filters;
  const span = day === undefined ? {} : daySpan(day);
  const query = { limit: HISTORY_PAGE_SIZE, pageNumber, q, ...(kind && { kind }), ...span };
  return useQuery({
    queryKey: ['history', query],
    queryFn: ({ signal }) => readPage(signal, (page) => call(listAudit, { query, ...page })),
    ...listQuery,
  });
}
