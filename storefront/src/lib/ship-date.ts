import { getShipDate } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

const MAX_WAIT_MS = 3_600_000;

/**
 * Returns the day by which an order that is paid now, or was paid at a moment, leaves the maker; undefined until
 * it is known.
 */
export function useShipDate(paidAt?: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['ship-date', paidAt],
    queryFn: ({ signal }) => call(getShipDate, { query: { from: paidAt }, signal }),
    // a page that stays open shows the next day once it is the right one
    refetchInterval: (known) =>
      known?.until && paidAt === undefined
        ? Math.min(Math.max(Date.parse(known.until) - Date.now(), 1000), MAX_WAIT_MS)
        : false,
  });
  return data?.shipsBy ?? undefined;
}

/** Sweden writes dates as ISO 8601 does. */
const calendarOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

/** The day at the maker now, as in `2026-11-25`. */
export const makersToday = (timeZone: string): string => calendarOf(timeZone).format(Date.now());
