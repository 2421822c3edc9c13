import { useSyncExternalStore } from 'react';
import { sessionStore } from '@/lib/session/session-store';

/** The key of the machines of someone who is not logged in. */
export const MACHINES_KEY = 'machines';

/** The event of the window after the machines on this device have changed in this tab. */
export const MACHINES_CHANGED = 'harrow:machines';

/** Tells whether this device keeps machines of someone who is not logged in. */
export const hasDeviceMachines = (): boolean => localStorage.getItem(MACHINES_KEY) !== null;

const mayHave = (): boolean => sessionStore.get().user !== undefined || hasDeviceMachines();

function subscribe(onChange: () => void): () => void {
  const unfollow = sessionStore.subscribe(onChange);
  const events = ['storage', MACHINES_CHANGED];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    unfollow();
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/**
 * Tells whether the visitor may have machines: whether the code that reads them is worth loading. False until
 * the page is hydrated.
 */
export const useMayHaveMachines = (): boolean =>
  useSyncExternalStore(subscribe, mayHave, () => false);
