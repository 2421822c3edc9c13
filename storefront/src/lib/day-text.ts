const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_YEAR = 1970;

/** Tells whether a text is an existing day on which an order could have been placed or paid. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && date.getUTCFullYear() > FIRST_YEAR;
}
