/** Stands for the hook as React 17 lacked it. */
export { useSyncExternalStore } from 'react';
