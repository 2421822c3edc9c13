import { emptyShop, type Shop } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';

/** What the shop says of itself changes a few times a year. */
const STALE_AFTER_MS = 600_000;

/** Reads the face of the shop. The server has read it for every page, so that the code for it is loaded later. */
export const shopQuery = {
  queryKey: ['shop'],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await import('./read-shop')).readShop(signal),
  staleTime: STALE_AFTER_MS,
};

/** Returns the face of the shop; until it is known, one that says nothing. */
export const useShop = (): Shop => useQuery(shopQuery).data ?? emptyShop;
