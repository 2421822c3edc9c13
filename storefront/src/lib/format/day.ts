import { once } from '@/lib/once';
import { LOCALE } from '@/messages/en/language';

const format = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats the day of a calendar, wherever the reader is: `2026-11-25` is `Wed, Nov 25`. */
export const formatDay = (day: string): string => format().format(new Date(day));
