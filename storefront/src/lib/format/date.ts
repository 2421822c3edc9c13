// in one time zone, so that the server renders what the browser hydrates
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const localDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO date of a page that the server renders: `Nov 21, 2026`, in UTC. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** Formats an ISO date in the reader's time zone: `Nov 21, 2026`. */
export function formatLocalDate(iso: string): string {
  return localDate.format(new Date(iso));
}

/** Formats an ISO date with its time in the reader's time zone: `Nov 21, 2026, 9:12 AM`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}
