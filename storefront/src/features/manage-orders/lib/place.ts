const COUNTRY = /^(?:usa|us|u\.s\.a\.?|united states(?: of america)?)$/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;
/** `IA 50010`, `Iowa 50010` */
const STATE_AND_ZIP = /^(\p{L}[\p{L}. ]*?) +\d{5}(?:-\d{4})?$/u;
/** `Boone IA`, without a comma */
const CITY_AND_STATE = /^(\p{L}.*) ([A-Z]{2})$/u;

/**
 * Returns the place in an address that people typed into one field, `Boone, IA`; empty if it is not
 * recognized.
 */
export function placeOf(address: string): string {
  const parts = address
    .split(/[\n,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const lines = ZIP.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  const last = lines.at(-1);
  if (last === undefined) return '';
  const place = STATE_AND_ZIP.exec(last)?.[1] ?? last;
  const together = CITY_AND_STATE.exec(place);
  if (together) return `${together[1]}, ${together[2]}`;
  const city = lines.at(-2);
  if (/\d/.test(place)) return '';
  return city !== undefined && !/\d/.test(city) ? `${city}, ${place}` : place;
}
