import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is what the build has rendered, and for the render that takes it over:
 * nothing on it answers yet.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
