import { useEffect } from 'react';

/**
 * Loads the toast library before it is needed. Otherwise an action that fails because the connection
 * is lost could not say so.
 */
export function useLoadedToasts(): void {
  useEffect(() => {
    // the first toast tries again
    import('./toastify').catch((error: unknown) => console.warn('Toasts are not loaded.', error));
  }, []);
}
