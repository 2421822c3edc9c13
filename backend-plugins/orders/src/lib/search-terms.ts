/** The largest number that the engine's int4 column holds. */
const MAX_NUMBER = 2_147_483_647;

/** Fewer characters of a payment's id would stand for many payments. */
const MIN_PAYMENT_LENGTH = 8;

/** From this many digits on, a phone number without a plus sign may begin with the country's code. */
const MIN_INTERNATIONAL_DIGITS = 11;

/** One word of a search for orders. An order matches if it has each of them. */
export type SearchTerm = {
  /** As typed: the id of an order. */
  word: string;
  /** Patterns for LIKE; the words of the order must have one of them. */
  patterns: string[];
  /** The number of an order. */
  number: number | null;
  /** The pattern of a payment's id. */
  payment: string | null;
};

/** The characters that mean something to LIKE are searched for as they are. */
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

function numberOf(word: string): number | null {
  const [, digits] = /^#?(\d{1,10})$/.exec(word) ?? [];
  return digits && Number(digits) <= MAX_NUMBER ? Number(digits) : null;
}

/** A part of a phone number: digits, and the signs that people write between them. */
const PHONE_PART = /^\+?[\d().\-/]*\d[\d().\-/]*$/;

/** A country's code alone (ITU E.164), as the first word of a phone number. */
const COUNTRY_ALONE = /^(?:\+|00)[1-9]\d{0,2}$/;

/** Country codes have one to three digits, by which zone they are in. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)(?=\d{4})/;

/**
 * Returns the digits by which a phone number is found, whether the order or the search has the country's
 * code: those after it, without the zeros that are dialed before. Null if the word is not part of one.
 */
export function phoneDigits(word: string): string | null {
  if (!PHONE_PART.test(word)) return null;
  const digits = word.replace('(0)', '').replace(/\D/g, '');
  const isInternational =
    word.startsWith('+') || digits.startsWith('00') || digits.length >= MIN_INTERNATIONAL_DIGITS;
  const significant = digits.replace(/^0+/, '');
  const isNational = digits.startsWith('0') && !digits.startsWith('00');
  const found =
    isInternational && !isNational
      ? significant.replace(COUNTRY, '').replace(/^0+/, '')
      : significant;
  return found === '' ? null : found;
}

function termOf(word: string): SearchTerm {
  const digits = phoneDigits(word);
  return {
    word,
    patterns: [...new Set([word, digits ?? word])].map((text) => `%${escaped(text)}%`),
    number: numberOf(word),
    payment: word.length >= MIN_PAYMENT_LENGTH ? `${escaped(word)}%` : null,
  };
}

/** Splits a search into its words. A country's code before the rest of a phone number is left out. */
export function toTerms(words: string): SearchTerm[] {
  const given = [...new Set(words.split(/\s+/).filter((word) => word !== ''))];
  const others = given.filter((word) => !COUNTRY_ALONE.test(word));
  return (others.some((word) => phoneDigits(word) !== null) ? others : given).map(termOf);
}
