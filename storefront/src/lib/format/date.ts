// in one time zone, so that the server renders what the browser hydrates
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an ISO date: `Nov 21, 2026`, in UTC. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
