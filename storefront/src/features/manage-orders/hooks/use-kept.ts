import { hashQueryKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ShippingNews } from '../lib/news';
import type { Tray } from '../lib/tray';

/** What staff have typed or must still read: it outlives its page, and a change of it may come later still. */
interface Kept<T> {
  key: readonly string[];
  empty: T;
}

export const TRAY: Kept<Tray> = { key: ['shipping-tray'], empty: [] };
export const NEWS: Kept<ShippingNews | null> = { key: ['shipping-news'], empty: null };

/** Changes what is kept, whether or not its page is open. */
export function changeKept<T>(
  client: QueryClient,
  { key, empty }: Kept<T>,
  to: (now: T) => T,
): void {
  client.setQueryDefaults(key, { cacheTime: Infinity });
  client.setQueryData<T>(key, (now) => to(now ?? empty));
}

/**
 * Returns what is kept, and a function that changes it. It is among the answers of the server, which
 * signing out clears.
 */
export function useKept<T>(kept: Kept<T>): [T, (to: (now: T) => T) => void] {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === hashQueryKey(kept.key)) listener();
      }),
    [client, kept],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => client.getQueryData<T>(kept.key) ?? kept.empty,
  );
  const change = useCallback((to: (now: T) => T) => changeKept(client, kept, to), [client, kept]);
  return [value, change];
}
