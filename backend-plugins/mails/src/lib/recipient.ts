import type { Language } from '@harrow/contract';
import { joinName } from '@harrow/plugin-kit';

/** The recipient of a mail. */
export type Recipient = {
  name: string;
  address: string;
  isVerified: boolean;
  /** Of the order that the mail is about; English without one. */
  language: Language;
};

export type RecipientRow = {
  email: string;
  first_name: string | null;
  last_name: string | null;
  is_verified: boolean;
  language: Language;
};

/** Addresses of erased people, and of accounts that have lost theirs to its owner. */
const UNREACHABLE = /[@.]invalid$/i;

/** Characters that do not belong in a name, such as line breaks. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Puts a text for a header on one line. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Returns the recipient of a row; null without a usable address. */
export function recipientOf(row: RecipientRow | undefined): Recipient | null {
  if (!row || UNREACHABLE.test(row.email)) return null;
  const name = oneLine(joinName(row.first_name, row.last_name));
  return { name, address: row.email, isVerified: row.is_verified, language: row.language };
}
