import { once } from '@/lib/once';
import { LOCALE } from '@/messages/en/language';

/** Returns a function that formats ISO dates; the format is made at its first use. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = once(() => new Intl.DateTimeFormat(LOCALE, options));
  return (iso) => format().format(new Date(iso));
}

/** Formats the date on a page that the server renders as the browser hydrates it: `Nov 21, 2026`, in UTC. */
export const formatDate = formatter({ dateStyle: 'medium', timeZone: 'UTC' });

// The others use the time zone of the reader.

/** `Nov 21, 2026` */
export const formatLocalDate = formatter({ dateStyle: 'medium' });

/** `Saturday, November 21, 2026` */
export const formatWeekday = formatter({ dateStyle: 'full' });

/** `9:12 AM` */
export const formatTime = formatter({ timeStyle: 'short' });

/** `Nov 21, 2026, 9:12 AM` */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

const formatDay = formatter({ month: 'short', day: 'numeric' });

/** `Nov 21`, with the year if it is not that of `now`. */
export function formatShortDay(iso: string, now: number): string {
  const isThisYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDay(iso) : formatLocalDate(iso);
}

/** The same with its time: `Nov 21, 1:52 PM`. */
export const formatShortMoment = (iso: string, now: number): string =>
  `${formatShortDay(iso, now)}, ${formatTime(iso)}`;
