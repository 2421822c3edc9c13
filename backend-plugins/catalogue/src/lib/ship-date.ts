import type { ShipDate, Shop } from '@harrow/contract';

/** What a shop says of its dispatch. */
export type ShippingTerms = Pick<Shop['delivery'], 'shipsInDays' | 'cutoffHour' | 'holidays'> &
  Pick<Shop['maker'], 'country' | 'timeZone'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

// A calendar day is its midnight in UTC, whatever the time zone it is meant in.

const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** Returns the nth such weekday of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = dayOf(year, month, 1);
  const offset = (weekday - weekdayOf(first) + 7) % 7;
  return first + (offset + 7 * (nth - 1)) * DAY_MS;
}

/** Returns the last Monday of May: a week before the first of June, or up to six days later. */
const memorialDay = (year: number): number => nthWeekday(year, 6, MONDAY, 1) - 7 * DAY_MS;

/** Returns the day on which a holiday with a fixed date is taken: a weekend's on its nearest weekday. */
function observed(day: number): number {
  if (weekdayOf(day) === SATURDAY) return day - DAY_MS;
  return weekdayOf(day) === SUNDAY ? day + DAY_MS : day;
}

/** Returns the federal holidays of the United States of a year, as they are observed. */
function holidaysOf(year: number): number[] {
  const fixed = [
    [1, 1], // New Year's Day
    [6, 19], // Juneteenth
    [7, 4], // Independence Day
    [11, 11], // Veterans Day
    [12, 25], // Christmas Day
  ] as const;
  return [
    ...fixed.map(([month, day]) => observed(dayOf(year, month, day))),
    nthWeekday(year, 1, MONDAY, 3), // Birthday of Martin Luther King, Jr.
    nthWeekday(year, 2, MONDAY, 3), // Washington's Birthday
    memorialDay(year),
    nthWeekday(year, 9, MONDAY, 1), // Labor Day
    nthWeekday(year, 10, MONDAY, 2), // Columbus Day
    nthWeekday(year, 11, THURSDAY, 4), // Thanksgiving Day
  ];
}

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Whether the maker works on a day. New Year's Day may be observed in the year before. */
function isWorkingDay(day: number, { country, holidays }: ShippingTerms): boolean {
  if ([SATURDAY, SUNDAY].includes(weekdayOf(day)) || holidays.includes(dateOf(day))) return false;
  if (country !== 'US') return true;
  const year = new Date(day).getUTCFullYear();
  return ![...holidaysOf(year), ...holidaysOf(year + 1)].includes(day);
}

function nextWorkingDay(after: number, terms: ShippingTerms): number {
  let day = after + DAY_MS;
  while (!isWorkingDay(day, terms)) day += DAY_MS;
  return day;
}

/** By time zone, because creating a format takes longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-US', { timeZone, ...fields, ...time });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Returns what the clocks of a time zone show at a moment, as if it were the time in UTC. */
function clockTime(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value);
  const hours = dayOf(part('year'), part('month'), part('day')) + part('hour') * HOUR_MS;
  return hours + part('minute') * 60_000;
}

/** Returns the moment at which the clocks of a time zone show a time. */
function momentOf(clock: number, timeZone: string): number {
  const offsetAt = (moment: number) => clockTime(moment, timeZone) - moment;
  const near = clock - offsetAt(clock);
  return clock - offsetAt(near); // the clocks may have changed between the two
}

/**
 * Returns the day by which an order that is paid at a moment leaves the maker, and until when that is so.
 * The working days are counted from the day of the payment, or from the next working day if the maker does
 * not work on it or the payment comes after the cutoff. Null for a shop that promises no day.
 */
export function shipDate(paidAt: Date, terms: ShippingTerms): ShipDate {
  const { shipsInDays, cutoffHour, timeZone } = terms;
  if (shipsInDays === null) return { shipsBy: null, until: null };
  const clock = clockTime(paidAt.getTime(), timeZone);
  const today = clock - (clock % DAY_MS);
  const isInTime = clock < today + cutoffHour * HOUR_MS;
  const from = isInTime && isWorkingDay(today, terms) ? today : nextWorkingDay(today, terms);
  let shipsBy = from;
  for (let count = 0; count < shipsInDays; count += 1) shipsBy = nextWorkingDay(shipsBy, terms);
  return {
    shipsBy: dateOf(shipsBy),
    until: new Date(momentOf(from + cutoffHour * HOUR_MS, timeZone)).toISOString(),
  };
}
