import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in the page that the server renders and during hydration, when its controls do not work yet.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
