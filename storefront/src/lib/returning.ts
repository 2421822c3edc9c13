/** The state of a link that leads back to a page, which is then shown as it was left. */
export const RETURNING = { returns: true };

/** Tells whether a page was opened by such a link. */
export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state;
