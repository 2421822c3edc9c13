const list = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' });

/** Joins words: `3, 7 and 12`. */
export const formatList = (words: readonly string[]): string =>
  list.format(words).replace(/, and (?=[^,]*$)/, ' and ');
