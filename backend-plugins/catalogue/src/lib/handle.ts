/** Letters that are usually spelled with two others, or do not decompose into a letter and an accent. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'ss', æ: 'ae', ø: 'oe', å: 'aa', œ: 'oe', þ: 'th' },
  ...{ đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'ng' },
};

const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu');

/** Returns the words of a name as they can stand in an address. */
export const wordsOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '') || 'product';

/** The statement after which others that would make the handle $1 for the same kind wait for the end of the transaction. */
export const lockHandle = (kind: 'product' | 'category'): string =>
  `SELECT pg_advisory_xact_lock(hashtextextended('${kind} handle ' || $1, 0))`;
