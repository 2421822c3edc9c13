import { LOCALE } from '@/messages/en/language';

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction', style: 'long' });

/** Joins words: `3, 7 and 12`. */
export const formatList = (words: readonly string[]): string =>
  list.format(words).replace(/, and (?=[^,]*$)/, ' and ');
