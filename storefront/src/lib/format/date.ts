const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Formats an ISO date: `Nov 21, 2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
