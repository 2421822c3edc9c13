const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an ISO date: `Nov 21, 2026`. In UTC, so that the server and every browser show the same. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
