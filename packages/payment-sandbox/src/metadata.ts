import type { Metadata } from './objects.ts';
import { invalidRequest } from './stripe-error.ts';

const MAX = { keys: 50, key: 40, value: 500 };

/** Updates metadata: an empty value removes its key. Throws if Stripe's limits are exceeded. */
export function mergeMetadata(
  current: Metadata,
  changes: readonly (readonly [string, string])[],
): Metadata {
  for (const [key, value] of changes) check(key, value);
  const merged = new Map([...Object.entries(current), ...changes]);
  const kept = [...merged].filter(([, value]) => value !== '');
  if (kept.length <= MAX.keys) return Object.fromEntries(kept);
  throw invalidRequest(`Metadata can have up to ${MAX.keys} keys.`, { param: 'metadata' });
}

function check(key: string, value: string): void {
  if (key.length > MAX.key) {
    throw invalidRequest(
      `Metadata keys can have up to ${MAX.key} characters, but yours has ${key.length}.`,
      { param: 'metadata' },
    );
  }
  if (value.length > MAX.value) {
    throw invalidRequest(
      `Metadata values can have up to ${MAX.value} characters, but yours has ${value.length}.`,
      { param: `metadata[${key}]` },
    );
  }
}
