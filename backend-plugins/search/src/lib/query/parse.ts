import type { CategoryTree } from '../category-tree';
import { Lexicon, type LookedUp, type Word } from './lexicon';
import { type Term, termsOf } from './terms';
import { allOf, anyOf, beginsCode, toText, type TsQuery } from './tsquery';

/** A text as queries, each the text of a `tsquery`. */
export type Parsed = {
  query: string;
  /** The same for products that have all of it in their names. */
  inName: string;
  /** The words as typed, without synonyms and prefixes, in names. */
  exactly: string | null;
  /**
   * For a single word: the categories that all of whose products match, by number, and the query for the
   * other products.
   */
  either: { categories: number[]; own: string } | null;
  /** For each of several words: the query for products that have it in their names, or in their categories'. */
  titles: string[];
  /** For each figure, the lexemes of the nearest ones, nearest first. */
  near: string[][];
  /** The categories that have one of the words in their names. */
  categories: string | null;
  folded: string;
  /** Several words in a row, the last without its ending; null for a single one. */
  phrase: string | null;
  /** The text in the form in which part numbers are compared; null if it cannot be one. */
  sku: string | null;
  words: Word[];
  /** The words of the text after corrections, and the unknown ones among them. */
  corrected: string[];
  unknown: string[];
  terms: Term[];
  /** Whether the last word may be unfinished. */
  isTyping: boolean;
};

/** The shortest part number, and the longest text that may be one. */
const MIN_CODE = 4;
const MAX_CODE = 24;
const MAX_CODE_WORDS = 6;

/** A longer word, or a number with a fraction or a sign, is not a part of a part number. */
const NO_CODE = /[^0-9 ]{5}|[.%"°]/;
const LONG_WORD = /[^0-9 .%"°]{5}/;
const SHORT_NUMBER = /^[0-9]{1,4}$/;

const isInCode = ({ words }: Term) => !NO_CODE.test(words.map(({ text }) => text).join(' '));

/** The part number that terms may spell together; null if it cannot be one. */
function codeOf(terms: Term[]): TsQuery | null {
  const words = terms.flatMap((term) => term.words);
  const text = words.map((word) => word.text).join('');
  const isNumber = words.length === 1 && SHORT_NUMBER.test(text);
  const isCode = text.length >= MIN_CODE && /[0-9]/.test(text) && !isNumber;
  return isCode ? beginsCode(words.map((word) => word.code).join('')) : null;
}

/** Matches all of a run of terms, where all or several in a row may spell a part number: part no hr 14 220. */
function orCode(run: Term[]): TsQuery | null {
  const all = (terms: Term[]) => allOf(terms.map(({ query }) => query));
  const inRun = run.flatMap((_, from) =>
    run.flatMap((__, last) => {
      if (last === from || (from === 0 && last === run.length - 1)) return [];
      const code = codeOf(run.slice(from, last + 1));
      return code ? [allOf([all(run.slice(0, from)), code, all(run.slice(last + 1))])] : [];
    }),
  );
  return anyOf([all(run), codeOf(run), ...inRun]);
}

/** Matches all terms; a run of short words and numbers may also match as a part number. */
function combine(terms: Term[]): TsQuery | null {
  const runs: Term[][] = [];
  let before: Term | undefined;
  for (const term of terms) {
    const run = before && isInCode(before) && isInCode(term) ? runs.at(-1) : undefined;
    if (run) run.push(term);
    else runs.push([term]);
    before = term;
  }
  return allOf(runs.map((run) => (run.every(isInCode) ? orCode(run) : (run[0]?.query ?? null))));
}

/** Returns the code of the whole text; null if it cannot be a part number. */
function skuOf(code: string, folded: string): string | null {
  const isSku = code.length >= MIN_CODE && /[0-9]/.test(code) && /[0-9]/.test(folded);
  return isSku ? code : null;
}

/** Whether a part number may begin with all of the text. A short number alone only does while it is typed. */
const isWholeCode = (sku: string, folded: string, words: Word[], isTyping: boolean) =>
  words.length <= MAX_CODE_WORDS &&
  sku.length <= MAX_CODE &&
  !LONG_WORD.test(folded) &&
  (isTyping || words.length > 1 || !SHORT_NUMBER.test(sku));

const CATEGORY = /^@(\d+)$/;

/** Separates the categories from the other alternatives of a query that consists of alternatives only. */
function eitherOf(query: TsQuery): Parsed['either'] {
  if (!('any' in query)) return null;
  const categories: number[] = [];
  const own: TsQuery[] = [];
  for (const each of query.any) {
    if (!('lexeme' in each)) return null;
    const number = CATEGORY.exec(each.lexeme)?.[1];
    if (number === undefined) own.push(each);
    else categories.push(Number(number));
  }
  const others = anyOf(own);
  return others && categories.length > 0 ? { categories, own: toText(others) } : null;
}

/** The meaning of all terms of a text; null if there are none. */
function together(
  terms: Term[],
  { words, code }: Pick<LookedUp, 'words' | 'code'>,
  isTyping: boolean,
): Parsed | null {
  const folded = words.map(({ text }) => text).join(' ');
  const sku = skuOf(code, folded);
  const all = combine(terms);
  if (!all) return null;
  const isCode = sku !== null && isWholeCode(sku, folded, words, isTyping);
  const query = anyOf([all, isCode ? beginsCode(sku) : null]) ?? all;
  const exactly = allOf(terms.map((term) => term.exactly));
  const categories = anyOf(terms.map((term) => term.categories ?? null));
  const meant = new Map(terms.map((term) => [term.words[0], term.corrected]));
  return {
    query: toText(query),
    inName: toText(query, 'in names'),
    exactly: exactly && toText(exactly, 'in names'),
    titles: terms.length > 1 ? terms.flatMap(titleOf) : [],
    near: terms.flatMap(({ near = [] }) => (near.length > 0 ? [near] : [])),
    either: eitherOf(query),
    categories: categories && toText(categories),
    folded,
    phrase: terms.length > 1 ? phraseOf(words) : null,
    sku,
    words,
    corrected: words.flatMap((word) => (meant.get(word) ?? word.text).split(' ')),
    unknown: terms.flatMap(({ isUnknown, words: [word] }) => (isUnknown && word ? word.text : [])),
    terms,
    isTyping,
  };
}

const phraseOf = (words: Word[]): string =>
  words.map(({ text, stem }, place) => (place === words.length - 1 ? stem : text)).join(' ');

/** The products that have a term in their names, or in those of their categories; none for a figure. */
function titleOf({ query, near, categories = null }: Term): string[] {
  if (near) return [];
  const inName = toText(query, 'in names');
  return [categories ? `(${inName} | ${toText(categories)})` : inName];
}

/**
 * Turns the words of a text into queries; `isTyping` if the last one may be unfinished. Returns null if
 * there is nothing to search for, such as in a text of punctuation.
 */
export function parseQuery(
  lookedUp: LookedUp,
  tree: CategoryTree,
  { isTyping }: { isTyping: boolean },
): Parsed | null {
  return together(
    termsOf(lookedUp.words, new Lexicon(lookedUp, tree), isTyping),
    lookedUp,
    isTyping,
  );
}

/** The meaning of some terms of a text, by their places; null without any. */
export function withTerms({ terms, isTyping }: Parsed, places: readonly number[]): Parsed | null {
  const kept = terms.filter((_, place) => places.includes(place));
  const words = kept.flatMap((term) => term.words);
  return together(kept, { words, code: words.map(({ code }) => code).join('') }, isTyping);
}
