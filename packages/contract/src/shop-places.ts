import { retention } from './retention';
import type { Shop } from './shop';
import { onOneLine } from './seller';
import { shopPromises, type ShopPromises } from './shop-promises';

/** A named place in a text of the shop, such as `{phone}`. */
const PLACE = /\{([a-z][a-zA-Z]*)\}/g;

/**
 * The values that a page can name, so that no page contradicts another, a mail or a paper. `promises` are those of the
 * language of the page, and `keptYears` is `INVOICE_KEPT_YEARS`.
 */
export function shopPlaces(
  { name, maker, delivery, tax }: Pick<Shop, 'name' | 'maker' | 'delivery' | 'tax'>,
  promises: ShopPromises = shopPromises,
  keptYears: number = retention.invoiceYears,
) {
  const { shipsIn, cutoff, complaint } = promises({ delivery, tax });
  return {
    shopName: name,
    maker: maker.legalName,
    address: onOneLine('', maker.address),
    phone: maker.phone,
    email: maker.email,
    hours: maker.hours,
    shipsFrom: delivery.shipsFrom,
    shipsIn,
    cutoff,
    freeIn: delivery.freeIn,
    complaint,
    keptYears: String(keptYears),
    copyDays: String(retention.copyDays),
    exportHours: String(retention.exportHours),
  };
}

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
