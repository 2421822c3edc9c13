import type { Operation } from '@harrow/http';

/** Every call of this plugin. */
export const operations: Operation[] = [];
