import { hashQueryKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ShippingNews } from '../lib/news';
import type { Tray } from '../lib/tray';

/** State that outlives its page, such as unread news; it may change after the page has closed. */
interface Kept<T> {
  key: readonly string[];
  empty: T;
}

export const TRAY: Kept<Tray> = { key: ['shipping-tray'], empty: [] };
/** The query of the list of orders when it was last open, to which links back lead. */
export const LIST: Kept<string> = { key: ['orders-list'], empty: '' };
export const NEWS: Kept<ShippingNews | null> = { key: ['shipping-news'], empty: null };

/** Changes the state, whether or not its page is open. */
export function changeKept<T>(
  client: QueryClient,
  { key, empty }: Kept<T>,
  to: (now: T) => T,
): void {
  client.setQueryDefaults(key, { cacheTime: Infinity });
  client.setQueryData<T>(key, (now) => to(now ?? empty));
}

/**
 * Returns the state and a function that changes it. It is in the query cache, which logging out clears.
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
