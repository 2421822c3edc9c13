/** How a sum has changed: its direction, and by which fraction; null where there was nothing to compare with. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  fraction: number | null;
}

/**
 * Compares a sum with what it was before. A change that rounds to nothing with these digits of a percentage is
 * none.
 */
export function changeOf(now: number, before: number, digits: number): Change {
  if (now === before) return { direction: 'same', fraction: 0 };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, fraction: null };
  const fraction = (now - before) / Math.abs(before);
  const isNone = Math.round(Math.abs(fraction) * 10 ** (2 + digits)) === 0;
  return isNone ? { direction: 'same', fraction: 0 } : { direction, fraction };
}
