import fc from 'fast-check';
import { CategoryTree } from '../src/lib/category-tree';
import { Lexicon, type LookedUp, type Word } from '../src/lib/query/lexicon';
import { alternativesTo } from '../src/lib/query/nearest';
import { parseQuery, withTerms } from '../src/lib/query/parse';
import { termsOf } from '../src/lib/query/terms';

const STOP_WORDS = ['the', 'of', 'off', 'in', 'a'];
const SYNONYMS = [
  { term: 'power take off', meaning: 'pto' },
  { term: 'plow', meaning: 'plough' },
  { term: 'pto', meaning: 'power take off' },
];
const KNOWN = ['oil', 'filter', 'tractor', 'plow', 'mist', 'blower', 'drill', 'pto', 'harvest'];
const BRANCHES = [
  { number: 1, handle: 'parts', words: ['part'], path: [1] },
  { number: 2, handle: 'filters', words: ['filter'], path: [1, 2] },
].map((branch) => ({ ...branch, id: branch.handle, name: branch.handle, img: '' }));

/** A known word; an unknown one if it is not in the list. */
const word = (text: string, facts: Partial<Word> = {}): Word => ({
  text,
  code: text.replaceAll('o', '0').replace(/[il]/g, '1'),
  stem: text.replace(/s$/, ''),
  number: /^[0-9]/.test(text) ? text : null,
  measure: null,
  near: null,
  isKnown: KNOWN.includes(text),
  isBeginning: KNOWN.some((known) => known.startsWith(text)),
  joined: null,
  corrected: null,
  meant: null,
  ...facts,
});

const lookedUp = (words: (string | Word)[]): LookedUp => ({
  words: words.map((each) => (typeof each === 'string' ? word(each) : each)),
  code: words.map((each) => (typeof each === 'string' ? word(each) : each).code).join(''),
  synonyms: SYNONYMS,
  stopWords: STOP_WORDS,
});

const tree = new CategoryTree(BRANCHES);
const parse = (words: (string | Word)[], isTyping = false) =>
  parseQuery(lookedUp(words), tree, { isTyping });
const queryOf = (...words: (string | Word)[]) => parse(words)?.query;

it('finds products with all the words', () => {
  expect(queryOf('oil', 'drill')).toBe("('oil' & 'drill')");
  expect(parse(['oil', 'drill'])?.inName).toBe("('oil':A & 'drill':A)");
});

it('takes the last word for a beginning only while it is typed', () => {
  expect(parse(['oil', 'drill'], true)?.query).toBe("('oil' & ('drill' | 'drill':*))");
  expect(parse(['oil', 'dri'], true)?.inName).toBe("('oil':A & 'dri':*A)");
  expect(parse(['xy'])?.query).toBe("'xy'");
  expect(parse(['xy'], true)?.query).toBe("'xy':*");
});

it('finds whole categories by a word of their names, and what else has it', () => {
  expect(parse(['filter'])).toMatchObject({
    query: "('filter' | '@2')",
    exactly: "'filter':A",
    categories: "'@2'",
    either: { categories: [2], own: "'filter'" },
  });
  expect(queryOf(word('parts', { isKnown: true }))).toBe("('part' | '@1' | '@2')");
  expect(parse(['filter', 'oil'])?.either).toBeNull();
});

it('finds synonyms of words and phrases, both ways', () => {
  expect(queryOf('plow')).toBe("('plow' | 'plough')");
  expect(queryOf('power', 'take', 'off')).toBe("(('power' & 'take') | 'pto')");
  expect(queryOf('pto')).toBe("('pto' | ('power' & 'take'))");
});

it('ignores stop words, signs and a first letter, but not where they are all', () => {
  expect(queryOf('the', 'oil', 'of', '%', 'drill')).toBe("('oil' & 'drill')");
  expect(queryOf('the')).toBe("'the'");
  expect(queryOf('%', '"')).toBeUndefined();
  expect(parse(['oil', 'd'], true)?.query).toBe("'oil'");
  expect(queryOf()).toBeUndefined();
});

it('joins a number with its unit', () => {
  const three = word('three', { number: '3', measure: '~3000mm' });
  expect(queryOf('drill', three, 'm')).toBe("('drill' & '~3000mm')");
  expect(parse(['drill', '12'], true)?.query).toBe("('drill' & '12':*)");
  expect(parse(['drill', '1'], true)?.query).toBe("('drill' & '1')");
});

it('finds a model however it is written', () => {
  expect(queryOf('t', '120')).toBe("('t120' | '#t120':*)");
  expect(queryOf('tx', '12')).toBe("('tx12' | ('tx' & '12') | '#tx12':*)");
  expect(queryOf('in', '1200', 'oil')).toBe("((('in1200' | '1200') & 'oil') | '#1n1200011':*)");
});

it('finds a part number in any spelling', () => {
  expect(parse(['hr', '14', '220'])).toMatchObject({
    query: "((('hr14' | ('hr' & '14')) & '220') | '#hr14220':*)",
    sku: 'hr14220',
  });
  expect(queryOf('drill', 'hr', '14', '22', 'o')).toContain("'#hr14220':*");
  expect(queryOf('1400')).toBe("'1400'");
  expect(parse(['oil', 'filter'])?.sku).toBeNull();
});

it('finds a part number among other short words', () => {
  expect(queryOf('part', 'hr', '14', '220')).toContain("('part' & '#hr14220':*)");
  expect(queryOf('hr', '14', '220', 'oil')).toContain("('#hr14220':* & 'oil')");
});

it('takes a short number for the beginning of a part number where a space divides it, or while it is typed', () => {
  expect(queryOf('14', '36')).toBe("(('14' & '36') | '#1436':*)");
  expect(parse(['1436'], true)?.query).toBe("('1436':* | '#1436':*)");
  expect(queryOf('ptx')).toBe("('ptx' | '#ptx':*)");
});

it('finds the nearest figures beside the one that was typed', () => {
  const power = word('120', { measure: '~120hp', near: ['~118hp', '~88kw'] });
  const parsed = parse([power, 'hp', 'tractor']);
  expect(parsed?.query).toBe("(('~120hp' | '~118hp' | '~88kw' | '#120hp':*) & 'tractor')");
  expect(parsed).toMatchObject({ near: [['~118hp', '~88kw']], titles: ["'tractor':A"] });
});

it('says what only some of the terms say', () => {
  const whole = parse(['oil', 'the', 'filter', 'hr', '14', '220'], true);
  const part = whole && withTerms(whole, [0, 2, 3]);
  expect(part).toMatchObject(parse(['oil', 'hr', '14', '220'], true) ?? {});
  expect(whole && withTerms(whole, [])).toBeNull();
});

it('leaves out words without a meaning, unless they are all', () => {
  const typed = { ...lookedUp(['buy', 'oil']), synonyms: [{ term: 'buy', meaning: '' }] };
  expect(parseQuery(typed, tree, { isTyping: false })?.query).toBe("'oil'");
  const alone = { ...lookedUp(['buy']), synonyms: [{ term: 'buy', meaning: '' }] };
  expect(parseQuery(alone, tree, { isTyping: false })?.query).toBe("('buy' | '#buy':*)");
});

it('replaces a word by the one that was meant, and names those that are unknown', () => {
  const typo = word('blovver', { corrected: 'blower', meant: ['blower'] });
  const run = word('oildrill', { corrected: 'oil drill', meant: ['oil', 'drill'] });
  expect(parse(['mist', typo, run, 'xyzzy'])).toMatchObject({
    query: "('mist' & 'blower' & 'oil' & 'drill' & 'xyzzy')",
    corrected: ['mist', 'blower', 'oil', 'drill', 'xyzzy'],
    unknown: ['xyzzy'],
  });
});

it('finds two words that are one elsewhere', () => {
  const mist = word('mist', { joined: 'mistblower' });
  expect(queryOf(mist, 'blower')).toBe("(('mist' & 'blower') | 'mistblower')");
});

it('suggests the nearest words, the known ones, the first and the last', () => {
  const parsed = { corrected: ['xyzzy', 'oil', 'drlil'], unknown: ['xyzzy', 'drlil'] };
  expect(alternativesTo(parsed, ['fuzzy', 'drill'])).toEqual([
    'fuzzy oil drill',
    'oil',
    'fuzzy',
    'drill',
  ]);
  expect(alternativesTo(parsed, [null, 'drill'])).toEqual(['oil drill', 'oil', 'drill']);
  expect(alternativesTo({ corrected: ['oil'], unknown: [] }, [])).toEqual([]);
});

describe('any text', () => {
  const text = fc.oneof(
    fc.constantFrom(...KNOWN, ...STOP_WORDS, 'power', 'take', 'hr', '%', '"', 'constructor'),
    fc.stringMatching(/^[a-zяд]{1,8}$|^[0-9]{1,6}$/),
  );
  const maybe = fc.option(fc.constantFrom('oil', 'harvest', '__proto__'));
  const anyWord = fc
    .tuple(text, maybe, maybe, fc.boolean(), fc.boolean())
    .map(([typed, joined, corrected, isKnown, isBeginning]) =>
      word(typed, { joined, corrected, meant: corrected && [corrected], isKnown, isBeginning }),
    );
  const words = fc.array(anyWord, { maxLength: 16 });

  it('is read from left to right, each word once', () => {
    fc.assert(
      fc.property(words, fc.boolean(), (typed, isTyping) => {
        const read = termsOf(typed, new Lexicon(lookedUp(typed), tree), isTyping);
        const order = read.flatMap((term) => term.words).map((each) => typed.indexOf(each));
        expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
      }),
    );
  });

  it('is a query without repeated alternatives', () => {
    fc.assert(
      fc.property(words, fc.boolean(), (typed, isTyping) => {
        const query = parse(typed, isTyping)?.query ?? '';
        for (const [, alternatives = ''] of query.matchAll(/\(([^()&]+)\)/g)) {
          const each = alternatives.split(' | ');
          expect(each).toEqual([...new Set(each)]);
        }
      }),
    );
  });
});
