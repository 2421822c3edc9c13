/** Replaces the shim for React 17 with React's own hook. */
export { useSyncExternalStore } from 'react';
