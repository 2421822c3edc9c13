/** Returns the words of a text as queries of PostgreSQL for what begins with them. */
export const prefixesOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => `'${word}':*`);
