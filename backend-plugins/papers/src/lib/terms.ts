import type { Shop } from '@harrow/contract';
import type { Seller, Tax } from './paper';

/** What a paper says of its seller, whose time zone decides about days and years. */
export type PaperTerms = { seller: Seller; tax: Tax; timeZone: string };

function taxOf(tax: Shop['tax']): Tax {
  if (!tax) return { kind: 'none' };
  const { rate, text } = tax;
  return rate > 0 ? { kind: 'contained', percent: rate } : { kind: 'exempt', reason: text };
}

/** Returns the terms of papers; null for a shop that has not said who sells, and so can issue none. */
export function termsOf({ maker, tax }: Pick<Shop, 'maker' | 'tax'>): PaperTerms | null {
  const { legalName, address, country, phone, email, vatId, registration, timeZone } = maker;
  if (!legalName || !address || !country) return null;
  const seller = {
    name: legalName,
    ...{ address, country, phone, email },
    vatId: vatId || null,
    registration: registration || null,
  };
  return { seller, tax: taxOf(tax), timeZone };
}
