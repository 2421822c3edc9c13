import * as z from 'zod/mini';

const NOT_A_DATE =
  'This must be a day such as 2026-11-21, or a moment such as 2026-11-21T08:00:00Z.';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The years that every column and every date of JavaScript can hold. */
const YEARS = { first: 1970, last: 9999 };

const momentSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })], NOT_A_DATE).check(
  z.refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= YEARS.first && year < YEARS.last;
  }, NOT_A_DATE),
);

const startOf = (text: string): Date => new Date(text);
/** A day counts to its end, which is the beginning of the next. */
const endOf = (text: string): Date =>
  new Date(new Date(text).getTime() + (DAY.test(text) ? DAY_MS : 0));

/** `?from=`, a day (UTC) or a moment: the first moment of a span. */
export const fromParameter = z.pipe(momentSchema, z.transform(startOf));

/** `?to=`, a day (UTC), which is included, or a moment: the first moment after a span. */
export const toParameter = z.pipe(momentSchema, z.transform(endOf));
