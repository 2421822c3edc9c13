import { messages } from '@/messages';

const words = messages.manageOrders;
const MINUTE_MS = 60_000;
const HOURS_AS_HOURS = 72;

/** Formats how long ago a moment was: `18 min`, `22 h`, `5 days`. */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS));
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < HOURS_AS_HOURS ? words.hours(hours) : words.days(Math.floor(hours / 24));
}
