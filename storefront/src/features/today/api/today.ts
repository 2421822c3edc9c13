import {
  getFigures,
  listNotices,
  listOrders,
  type OrderSort,
  type OrderStatus,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { firstDayOf, SPANS, type Span } from '../lib/entries';

/** Staff leave the page open, so it is refreshed regularly. */
const REFETCH_MS = 60_000;
const current = { staleTime: 0, refetchInterval: REFETCH_MS };

const readFigures = (span: Span) =>
  call(getFigures, { query: { by: SPANS[span].by, from: firstDayOf(span, new Date()) } });

/** Reads the figures of a span that ends today, and what waits now. */
export function useFigures(span: Span) {
  return useQuery({
    queryKey: ['today', 'figures', span],
    queryFn: () => readFigures(span),
    ...current,
  });
}

/** Reads the failures that need a person, and the actions that the shop took by itself. */
export function useNotices() {
  return useQuery({
    queryKey: ['today', 'notices'],
    queryFn: () => call(listNotices, { query: { limit: 50, pageNumber: 0 } }),
    ...current,
  });
}

const FIRST_TO_SHIP = {
  status: 'paid' satisfies OrderStatus,
  sort: 'oldest' satisfies OrderSort,
  limit: '5',
  pageNumber: '0',
};

/** Reads the paid orders that have waited longest. */
export function useFirstToShip() {
  return useQuery({
    queryKey: ['today', 'to-ship'],
    queryFn: () => call(listOrders, { query: FIRST_TO_SHIP }),
    ...current,
  });
}
