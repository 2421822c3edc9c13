import type { ShopChanges } from '@harrow/contract';
import type { Environment } from './settings-schema';

/** Required together: a seller needs all of them. */
const OF_ONE_SELLER = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_COUNTRY',
  'SELLER_PHONE',
  'SELLER_EMAIL',
] as const;

function taxOf({ SELLER_TAX_RATE, SELLER_TAX_EXEMPTION }: Environment): ShopChanges['tax'] {
  if (SELLER_TAX_RATE) return { rate: SELLER_TAX_RATE, text: `incl. ${SELLER_TAX_RATE} % VAT` };
  return SELLER_TAX_EXEMPTION ? { rate: 0, text: SELLER_TAX_EXEMPTION } : null;
}

/** Returns the maker of the settings, for a shop that has none yet; null without one. */
export function sellerOf(given: Environment): ShopChanges | null {
  const { SELLER_NAME: legalName, SELLER_TIME_ZONE: timeZone } = given;
  if (!legalName) return null;
  return {
    maker: {
      legalName,
      address: given.SELLER_ADDRESS,
      country: given.SELLER_COUNTRY,
      phone: given.SELLER_PHONE,
      email: given.SELLER_EMAIL,
      vatId: given.SELLER_VAT_ID ?? '',
      registration: given.SELLER_REGISTRATION ?? '',
      ...(timeZone && { timeZone }),
    },
    tax: taxOf(given),
  };
}

/** Returns a sentence for each invalid combination of seller settings. */
export function sellerContradictions(given: Partial<Environment>): string[] {
  const missing = OF_ONE_SELLER.filter((name) => !given[name]);
  const isPart = missing.length > 0 && missing.length < OF_ONE_SELLER.length;
  const { SELLER_VAT_ID, SELLER_TAX_RATE, SELLER_TAX_EXEMPTION } = given;
  return [
    ...(isPart ? [`A seller requires ${missing.join(', ')} too.`] : []),
    ...(SELLER_VAT_ID && !SELLER_TAX_RATE && !SELLER_TAX_EXEMPTION
      ? ['SELLER_VAT_ID requires SELLER_TAX_RATE or SELLER_TAX_EXEMPTION.']
      : []),
    ...(SELLER_TAX_RATE && SELLER_TAX_EXEMPTION
      ? ['SELLER_TAX_RATE and SELLER_TAX_EXEMPTION exclude each other.']
      : []),
  ];
}
