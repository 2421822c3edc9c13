import type { Language } from '@harrow/contract';

/** A party of a sale. Addresses are free text, a line each; countries are upper-case ISO 3166-1 alpha-2 codes. */
export type Seller = {
  name: string;
  address: string;
  country: string;
  phone: string;
  email: string;
  /** The VAT identifier, with the prefix of its country. */
  vatId: string | null;
  /** Register and number, if required by the law of the seller's country. */
  registration: string | null;
};

type Buyer = Pick<Seller, 'name' | 'address' | 'country' | 'phone' | 'email'>;

/** A line; amounts are in the smallest unit. The part number is null where the product has none. */
export type PaperLine = {
  name: string;
  partNumber: string | null;
  quantity: number;
  unitPrice: number;
  amount: number;
};

/**
 * `contained`: prices include this rate. `exempt`: a seller with a VAT id charges no tax, with the reason. `none`: the
 * paper does not mention tax.
 */
export type Tax =
  { kind: 'contained'; percent: number } | { kind: 'exempt'; reason: string } | { kind: 'none' };

export type PaperKind = 'invoice' | 'credit-note';

/** The stored content of an invoice or a credit note. Days are `YYYY-MM-DD` in the seller's time zone. */
export type Paper = {
  kind: PaperKind;
  /** That of the order; papers without one are English. */
  language?: Language;
  number: string;
  issuedOn: string;
  /** The corrected invoice of a credit note. */
  corrects: { number: string; issuedOn: string } | null;
  seller: Seller;
  buyer: Buyer;
  order: { number: number; placedOn: string; poNumber: string | null };
  /** The payment or the refund; the reference is null outside of the shop. */
  payment: { reference: string | null; paidOn: string };
  lines: PaperLine[];
  /** ISO 4217, lower case. */
  currency: string;
  /** In the smallest unit. */
  total: number;
  tax: Tax;
};

const NUMBER_DIGITS = 6;
const PREFIXES: Record<PaperKind, string> = { invoice: '', 'credit-note': 'C' };

/** Returns the printed number: 2026-000001, C2026-000001. */
export const paperNumber = (kind: PaperKind, year: number, number: number): string =>
  `${PREFIXES[kind]}${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
