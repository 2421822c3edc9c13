import { maker } from '@harrow/contract';
import type { Environment } from './settings-schema';

/** Required together: a seller other than the maker needs all of them. */
const OF_ONE_SELLER = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_COUNTRY',
  'SELLER_PHONE',
  'SELLER_EMAIL',
] as const;

const shownSeller = () => {
  const { name, street, city, country, phone, email } = maker;
  return { name, address: `${street}\n${city}`, country, phone: phone.shown, email };
};

const sellerOf = (given: Environment) => ({
  name: given.SELLER_NAME,
  address: given.SELLER_ADDRESS,
  country: given.SELLER_COUNTRY,
  phone: given.SELLER_PHONE,
  email: given.SELLER_EMAIL,
});

function taxOf({ SELLER_TAX_RATE, SELLER_TAX_EXEMPTION }: Environment) {
  if (SELLER_TAX_RATE) return { kind: 'contained', percent: SELLER_TAX_RATE };
  return SELLER_TAX_EXEMPTION ? { kind: 'exempt', reason: SELLER_TAX_EXEMPTION } : { kind: 'none' };
}

/** Returns the options of the papers plugin. */
export const paperOptions = (environment: Environment) => ({
  seller: {
    ...(environment.SELLER_NAME ? sellerOf(environment) : shownSeller()),
    vatId: environment.SELLER_VAT_ID ?? null,
    registration: environment.SELLER_REGISTRATION ?? null,
  },
  tax: taxOf(environment),
  timeZone: environment.SELLER_TIME_ZONE ?? maker.shipping.timeZone,
  keptYears: environment.INVOICE_KEPT_YEARS,
});

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
