const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO date with its time in the reader's time zone: `Nov 21, 2026, 9:12 AM`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Formats an ISO date: `Nov 21, 2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
