import { createHash } from 'node:crypto';

/** Returns a fingerprint of a parsed body that does not depend on the order of its members. */
export function bodyHash(body: Record<string, unknown>): string {
  const members = Object.entries(body).filter(([, value]) => value !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
