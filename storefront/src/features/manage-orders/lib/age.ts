import { messages } from '@/messages';

const words = messages.manageOrders;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_AS_HOURS = 72;
/** The time in which staff can still remind a customer. */
const SOON_HOURS = 24;

function formatSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < HOURS_AS_HOURS ? words.hours(hours) : words.days(Math.floor(hours / 24));
}

/** Formats how long ago a moment was: `18 min`, `22 h`, `5 days`. */
export const formatAge = (iso: string, now: number): string => formatSpan(now - Date.parse(iso));

/** Formats when an order expires: `expires in 7 h`. A due order expires with the next sweep. */
export function formatExpiry(iso: string, now: number): string {
  const left = Date.parse(iso) - now;
  return left < MINUTE_MS ? words.expiresNow : words.expiresIn(formatSpan(left));
}

/** Tells whether an order expires within a day. */
export const isExpiring = (iso: string, now: number): boolean =>
  Date.parse(iso) - now < SOON_HOURS * HOUR_MS;
