/** Up to this many, orders are counted and skipped one by one. */
export const MAX_COUNTED = 10_000;

/** The age at which what was read of a longer list is read again, in milliseconds. */
export const MAX_AGE_MS = 30_000;
