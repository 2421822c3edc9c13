const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Writes an ISO date as people do: `Nov 21, 2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
