import { once } from '@/lib/once';

// in one time zone, so that the server renders what the browser hydrates
const date = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));
const localDate = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const moment = once(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Formats an ISO date of a page that the server renders: `Nov 21, 2026`, in UTC. */
export function formatDate(iso: string): string {
  return date().format(new Date(iso));
}

/** Formats an ISO date in the reader's time zone: `Nov 21, 2026`. */
export function formatLocalDate(iso: string): string {
  return localDate().format(new Date(iso));
}

const weekday = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    }),
);
const timeOfDay = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** Formats an ISO date in the reader's time zone: `Saturday, November 21, 2026`. */
export function formatWeekday(iso: string): string {
  return weekday().format(new Date(iso));
}

/** Formats the time of an ISO date in the reader's time zone: `9:12 AM`. */
export function formatTime(iso: string): string {
  return timeOfDay().format(new Date(iso));
}

/** Formats an ISO date with its time in the reader's time zone: `Nov 21, 2026, 9:12 AM`. */
export function formatMoment(iso: string): string {
  return moment().format(new Date(iso));
}

const shortDay = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));

/** Formats an ISO date in the reader's time zone, without the year if it is that of `now`: `Nov 21`. */
export function formatShortDay(iso: string, now: number): string {
  const isThisYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? shortDay().format(new Date(iso)) : formatLocalDate(iso);
}

/** The same with its time: `Nov 21, 1:52 PM`. */
export function formatShortMoment(iso: string, now: number): string {
  return `${formatShortDay(iso, now)}, ${formatTime(iso)}`;
}
