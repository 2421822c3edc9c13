import type { Lexicon, Word } from './lexicon';
import { allOf, anyOf, beginsCode, lexeme, type TsQuery } from './tsquery';

type Found = {
  /** The number of its words. */
  length: number;
  /** With synonyms, beginnings and categories; null for stop words. */
  query: TsQuery | null;
  /** The query for names that contain the words as typed. */
  exactly: TsQuery | null;
  /** The query for the categories with such a name. */
  categories?: TsQuery | null;
  /** The figures that it finds, nearest first. */
  near?: string[];
  /** The first word as it was meant. */
  corrected?: string;
  isUnknown?: boolean;
};

/** One or more words of a text with the query for them: a phrase, a number, a model or a word. */
export type Term = Found & { words: Word[]; query: TsQuery };

type Place = {
  lexicon: Lexicon;
  /** The words from here on. */
  rest: Word[];
  /** Whether the last word may be unfinished. */
  isTyping: boolean;
  isOnlyWord: boolean;
  isFirstTerm: boolean;
};

/** The longest phrases first. */
const PHRASE_LENGTHS = [3, 2];
/** Names of models begin with up to this many letters: T 120, PTX-540. */
const MAX_LETTERS = 3;
/** No text is found by longer numbers. */
const MAX_DIGITS = 30;
/** An unknown word of so many letters may be the beginning of a part number: PTX. */
const CODE_LETTERS = 3;
/** Shorter words are not joined with the next one. */
const MIN_JOINED = 3;

const isSign = ({ text }: Word) => /^[%"°]/.test(text);
const isDigits = ({ text }: Word) => /^[0-9]/.test(text);

/** The longest phrase that has synonyms. */
function phraseTerm({ rest, lexicon }: Place): Found | null {
  for (const length of PHRASE_LENGTHS) {
    const phrase = rest.slice(0, length);
    const stems = phrase.map(({ stem }) => stem);
    if (stems.length === length && lexicon.hasSynonyms(stems)) {
      // texts are found by the digits of a number, also where it is a word
      const own = phrase.map(({ number, stem }) => number ?? stem);
      const query = lexicon.orMeaning(lexicon.allAnywhere(own), stems);
      return { length, query, exactly: lexicon.allInText(own) };
    }
  }
  return null;
}

/** A number, with its unit if one follows: then it also finds the nearest figures. */
function numberTerm(number: string, { measure, near }: Word, isLast: boolean): Found {
  const exactly = lexeme(measure ?? number);
  if (measure === null) {
    return { length: 1, query: lexeme(number, isLast && number.length > 1), exactly };
  }
  const query = anyOf([exactly, ...(near ?? []).map((each) => lexeme(each))]);
  return { length: 2, query, exactly, near: near ?? [] };
}

const isModel = (letters: Word, digits: Word): boolean =>
  letters.text.length <= MAX_LETTERS &&
  !isSign(letters) &&
  isDigits(digits) &&
  digits.text.length <= MAX_DIGITS &&
  digits.measure === null;

/** A few letters and a number, such as T 120, T120 or T-120. */
function modelTerm(letters: Word, digits: Word, { rest, isTyping, lexicon }: Place): Found {
  const isLast = isTyping && rest.length === 2;
  const together = letters.text + digits.text;
  const number = lexeme(digits.text, isLast && digits.text.length > 1);
  const apart = lexicon.isStopWord(letters.text) ? number : allOf([lexeme(letters.stem), number]);
  const others = letters.text.length > 1 ? apart : null;
  return { length: 2, query: anyOf([lexeme(together, isLast), others]), exactly: lexeme(together) };
}

/**
 * Whether a word only ranks: a sign without its number, a stop word, one that the list of synonyms gives no
 * meaning, or the first letter of a word that is still being typed.
 */
function isIdle(word: Word, { rest, isTyping, isOnlyWord, isFirstTerm, lexicon }: Place): boolean {
  if (isSign(word)) return true;
  if (isOnlyWord) return false;
  const isLast = isTyping && rest.length === 1;
  const { length } = word.text;
  if (isLast && isFirstTerm && length <= 2) return false;
  return lexicon.isIgnored(word) || (isLast && length === 1);
}

/** A German word, together with what it is in English if products have that. */
function germanTerm(german: string, word: Word, isLast: boolean, lexicon: Lexicon): Found {
  const own: Found = {
    length: 1,
    query: lexicon.anywhere(german, true),
    exactly: lexeme(german, true),
    categories: lexicon.inCategories(german, true),
  };
  if (!word.isKnown) return own;
  const english = englishTerm(word, isLast, lexicon);
  return {
    ...own,
    query: anyOf([own.query, english.query]),
    exactly: anyOf([own.exactly, english.exactly]),
    categories: anyOf([own.categories ?? null, english.categories ?? null]),
  };
}

const wordTerm = (word: Word, isLast: boolean, lexicon: Lexicon): Found =>
  word.german ? germanTerm(word.german, word, isLast, lexicon) : englishTerm(word, isLast, lexicon);

/** A word that is known, begins a known one, is nearly one, or is unknown. */
function englishTerm(word: Word, isLast: boolean, lexicon: Lexicon): Found {
  const { text, stem, corrected, meant } = word;
  const exactly = lexeme(stem);
  const isBegun = isLast && text.length > 1;
  if (word.isKnown) {
    const begun = isBegun ? lexicon.anywhere(text, true) : null;
    const query = lexicon.orMeaning(anyOf([lexicon.anywhere(stem), begun]), [stem]);
    return { length: 1, query, exactly, categories: lexicon.inCategories(stem) };
  }
  if (text.length > 1 && word.isBeginning) {
    const categories = lexicon.inCategories(text, true);
    const query = lexicon.anywhere(text, true);
    return { length: 1, query, exactly: lexeme(text, true), categories };
  }
  if (corrected === null || meant === null) {
    const own = isBegun ? lexeme(text, true) : exactly;
    const isCode = text.length === CODE_LETTERS && !lexicon.isStopWord(text);
    const query = anyOf([own, isCode ? beginsCode(word.code) : null]);
    return { length: 1, query, exactly, isUnknown: true };
  }
  return {
    length: 1,
    query: lexicon.orMeaning(lexicon.allAnywhere(meant), meant),
    exactly: lexicon.allInText(meant),
    categories: lexicon.inCategories(meant[0] ?? ''),
    corrected,
  };
}

/** A word together with the next one, if they are written as one word elsewhere: mist blower. */
function joinedTerm(word: Word, next: Word | undefined, { isTyping, lexicon }: Place): Found {
  const alone = wordTerm(word, isTyping && !next, lexicon);
  const { joined } = word;
  // a number is not in texts as a word: three of "filter three metres" is 3
  if (!next || joined === null || next.number !== null) return alone;
  if (word.text.length < MIN_JOINED) return alone;
  return {
    ...alone,
    length: 2,
    query: anyOf([
      allOf([alone.query, lexicon.allAnywhere([next.stem])]),
      lexicon.anywhere(joined),
    ]),
    exactly: anyOf([allOf([alone.exactly, lexicon.allInText([next.stem])]), lexeme(joined)]),
  };
}

/** The term that begins here; null if the word only ranks. */
function termAt(place: Place): Found | null {
  const [word, next] = place.rest;
  if (!word) return null;
  const phrase = phraseTerm(place);
  if (phrase) return phrase;
  const isLast = place.isTyping && !next;
  if (word.number !== null) return numberTerm(word.number, word, isLast);
  if (next && isModel(word, next)) return modelTerm(word, next, place);
  return isIdle(word, place) ? null : joinedTerm(word, next, place);
}

/** Returns the terms of a text in order, without words that only rank. */
export function termsOf(words: Word[], lexicon: Lexicon, isTyping: boolean): Term[] {
  const terms: Term[] = [];
  const isOnlyWord = words.length === 1;
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const isFirstTerm = terms.length === 0;
    const found = termAt({ lexicon, rest, isTyping, isOnlyWord, isFirstTerm });
    const length = found?.length ?? 1;
    if (found?.query) {
      terms.push({ ...found, query: found.query, words: rest.slice(0, length) });
    }
    at += length;
  }
  return terms;
}
