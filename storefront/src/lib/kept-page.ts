import { useSyncExternalStore } from 'react';
import { watchConnection } from './connection';

const listeners = new Set<() => void>();

/** Returns when the page or its data was kept, as the service worker says; undefined if it is of now. */
export const keptAt = (): string | undefined => document.documentElement.dataset.kept;

/** The service worker tells that it has answered a call from a kept page, before that answer is shown. */
function mark({ data }: MessageEvent<{ kept?: string }>): void {
  if (data.kept === undefined) return;
  document.documentElement.dataset.kept = data.kept;
  for (const listener of listeners) listener();
}
// at once, because the page that shows the answer does not exist yet; the server has no worker
if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', mark);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const unwatch = watchConnection(() => {
    // a kept page is replaced by the page of now
    if (navigator.onLine && keptAt() !== undefined) window.location.reload();
    else onChange();
  });
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}

/** Tells whether prices and stock may be old: without a connection, or with data that was kept. */
export const useIsOld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keptAt() !== undefined || !navigator.onLine,
    () => false,
  );
