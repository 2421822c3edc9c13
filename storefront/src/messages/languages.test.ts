import { addressIn, baseOf, languageAt, type Language } from '../../server/page-languages.ts';
import * as german from './de';
import * as germanLanguage from './de/language';
import * as germanRendering from './de/rendering';
import * as germanNumbers from './de/typed-numbers';
import * as english from './en';
import * as englishLanguage from './en/language';
import * as englishRendering from './en/rendering';
import * as englishNumbers from './en/typed-numbers';

/** The texts of a language, and what is not a text of a page. */
type Texts = typeof english & typeof englishRendering;

/** A language that lacks a message, or has one of another kind, does not compile here. */
const translated: Partial<Record<Language, Texts>> = { de: { ...german, ...germanRendering } };
const folders = {
  en: { ...englishLanguage, ...englishNumbers },
  de: { ...germanLanguage, ...germanNumbers },
} satisfies Record<Language, object>;

/** Texts without words: names of addresses, code, pictures, and examples of part numbers. */
const NO_WORDS = /\.(?:id|code|picture|subjectOf|downloadName|example\.\d|tools\.\d\.names\.\d)$/;

/** The words that are the same in both languages. */
const SAME = new Set(
  'Alphabet Blogs Code Filter Link Links Logo Name Optional PO Portfolio Problem Shop Status System Text Webhook Webhooks Wilma Acker Ctrl Del Enter Esc Shift h in min s'.split(
    ' ',
  ),
);

/** Whether a text has words of one language: more than letters of keys, and the values of a message. */
const hasWords = (text: string): boolean =>
  (text.match(/[\p{L}]+/gu) ?? []).some(
    (word) => word.length > 1 && word !== 'NaN' && !SAME.has(word),
  );

/** Stands for each argument of a message. */
const argumentsFor = (count: number, value: unknown) => Array.from({ length: count }, () => value);

interface Leaf {
  path: string;
  value: unknown;
}

/** Lists the texts and functions below a value. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, `${path}.${name}`));
}

/** Returns what a message says, or null for one that wants more than words. */
function said({ value }: Leaf): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function') return null;
  const message = value as (...given: unknown[]) => unknown;
  for (const given of ['x', 1]) {
    try {
      const text = message(...argumentsFor(message.length, given));
      if (typeof text === 'string') return text;
    } catch {
      // this message takes something else
    }
  }
  return null;
}

/** The marks of a message: its values, and the names in braces that the shop fills in. */
const placesIn = (text: string): string[] => text.match(/\{\w+\}|\bx\b/g) ?? [];

const source = leavesOf({ ...english, ...englishRendering });

describe.each(Object.entries(translated))('the messages in %s', (_language, texts) => {
  const target = leavesOf(texts);
  const byPath = new Map(target.map((leaf) => [leaf.path, leaf]));

  it('are the same ones', () => {
    const kinds = (leaves: Leaf[]) => leaves.map(({ path, value }) => `${path} ${typeof value}`);
    expect(kinds(target).sort()).toEqual(kinds(source).sort());
  });

  it('take the same values', () => {
    const arity = ({ path, value }: Leaf) =>
      typeof value === 'function' ? [`${path}: ${value.length}`] : [];
    expect(target.flatMap(arity)).toEqual(source.flatMap(arity));
  });

  it('show the same values', () => {
    const wrong = source.filter((leaf) => {
      const other = byPath.get(leaf.path);
      const [mine, theirs] = [said(leaf), other === undefined ? null : said(other)];
      if (mine === null || theirs === null) return mine !== theirs;
      const shown = new Set(placesIn(theirs));
      return placesIn(mine).some((place) => !shown.has(place));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('are translated', () => {
    const left = source.filter((leaf) => {
      const text = said(leaf);
      const other = byPath.get(leaf.path);
      if (text === null || other === undefined || NO_WORDS.test(leaf.path)) return false;
      return said(other) === text && hasWords(text);
    });
    expect(left.map((leaf) => `${leaf.path}: ${said(leaf)}`)).toEqual([]);
  });
});

it.each(Object.entries(folders))('the folder %s is in that language', (language, frame) => {
  expect(frame.LANGUAGE).toBe(language);
  expect(frame.LOCALE.startsWith(language)).toBe(true);
  expect(frame.BASE).toBe(baseOf(frame.LANGUAGE));
  const format = new Intl.NumberFormat(frame.LOCALE);
  for (const number of [1, 1200, 12345.6, 0.5, 1234567]) {
    expect(frame.plainNumber(format.format(number))).toBe(String(number));
  }
});

it.each([
  ['/', 'en'],
  ['/delivery', 'en'],
  ['/de', 'de'],
  ['/de/products/disc', 'de'],
])('knows the language of %s', (path, language) => {
  expect(languageAt(path)).toBe(language);
});

it('writes the address of a page in a language', () => {
  expect(addressIn('en', '/')).toBe('/');
  expect(addressIn('de', '/')).toBe('/de');
  expect(addressIn('de', '/list')).toBe('/de/list');
});
