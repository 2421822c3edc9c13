/** Renewing a little early covers the way to the server. */
const MARGIN_MS = 60_000;

/**
 * When (milliseconds since the epoch) a token that ends at `expiresAt` (ISO 8601) is to be renewed
 * before its use, or null for never. A token that is over the moment it was given says only that
 * this device's clock is wrong: it is then used until the server refuses it.
 */
export function renewalMoment(expiresAt: string, now: number): number | null {
  const moment = Date.parse(expiresAt) - MARGIN_MS;
  return moment > now ? moment : null;
}
