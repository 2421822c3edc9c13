import { retention } from './retention';
import type { Shop } from './shop';

/** A named place in a text of the shop, such as `{phone}`. */
const PLACE = /\{([a-z][a-zA-Z]*)\}/g;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Returns how a full hour is called: `noon` or `2 PM`. */
const hourName = (hour: number): string =>
  hour === 12 ? 'noon' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/**
 * The values that a page can name, so that no page contradicts another, a mail or a paper. `keptYears` is
 * `INVOICE_KEPT_YEARS`.
 */
export const shopPlaces = (
  { name, maker, delivery }: Pick<Shop, 'name' | 'maker' | 'delivery'>,
  keptYears: number = retention.invoiceYears,
) => ({
  shopName: name,
  maker: maker.legalName,
  address: maker.address.replaceAll('\n', ', '),
  phone: maker.phone,
  email: maker.email,
  hours: maker.hours,
  shipsFrom: delivery.shipsFrom,
  shipsIn: delivery.shipsInDays === null ? '' : count(delivery.shipsInDays, 'working day'),
  cutoff: hourName(delivery.cutoffHour),
  freeIn: delivery.freeIn,
  complaint:
    delivery.complaintDays === null
      ? ''
      : `within ${count(delivery.complaintDays, 'day')} of delivery`,
  keptYears: String(keptYears),
  copyDays: String(retention.copyDays),
  exportHours: String(retention.exportHours),
});

/** Returns the names of the places in a text, with the number of their line, from 1. */
export const placesIn = (text: string): { place: string; line: number }[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACE)].map(([, place = '']) => ({ place, line: index + 1 })),
    );

/** Fills the places of a text; one without a value stays as it is. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (whole, place: string) =>
    Object.hasOwn(values, place) ? (values[place] ?? '') : whole,
  );
