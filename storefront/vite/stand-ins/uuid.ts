/** Replaces uuid, with which medusa-js creates idempotency keys for retries. */
export const v4 = (): string => crypto.randomUUID();
