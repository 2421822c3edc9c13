import {
  compilePattern,
  isKeyIn,
  type KeyRange,
  keysOverlap,
  rangeKeys,
  serialKey,
  toScheme,
} from '@harrow/contract';
import fc from 'fast-check';
import { completeNumber } from '../src/lib/serials/bare-number';
import { likelyReadings } from '../src/lib/serials/readings';
import { SCHEMES } from './serial-schemes';

const { letters, numbers, pin, years } = SCHEMES;

const byBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

function expectOrder(scheme: typeof pin, ...serials: string[]): void {
  const keys = serials.map((serial) => serialKey(scheme, serial) ?? `unreadable: ${serial}`);
  expect([...keys].sort(byBytes)).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
}

it('sorts keys as the machines were built', () => {
  expectOrder(numbers, 'H520 00009', 'H52000010', 'H520-00999', 'h52001000');
  expectOrder(years, 'A0001', 'A9999', 'B0001');
  expectOrder(letters, 'WAG0999', 'WAG1234', 'WAG1234R01', 'WAG1234R02', 'WAG1235', 'WAG12345');
  // J and X are check letters, which do not count; K is 2019, Y 2030, and 1 is 2031
  expectOrder(
    pin,
    '1P06155MJKT012345',
    '1P06155MXKT012346',
    '1P06155MAYT000001',
    '1P06155MA1T000001',
  );
});

it('reads no number that is not one of the scheme', () => {
  for (const serial of ['', 'H520', 'H520001', 'X'.repeat(41), 'H52-00001']) {
    expect(serialKey(numbers, serial)).toBeNull();
  }
  expect(serialKey(pin, '1P06155MJIT012345')).toBeNull();
});

const printed = fc.integer({ min: 0, max: 99_999 });
const asSerial = (number: number, series = 'H520') =>
  `${series}-${String(number).padStart(5, '0')}`;

it('sorts random numbers as their values, by bytes and by code units', () => {
  fc.assert(
    fc.property(printed, printed, (one, other) => {
      const [low = '', high = ''] = [one, other].map(
        (number) => serialKey(numbers, asSerial(number)) ?? '',
      );
      expect(Math.sign(byBytes(low, high))).toBe(Math.sign(one - other));
      expect(low < high).toBe(one < other);
    }),
    { numRuns: 2000 },
  );
});

it('ignores case, spaces and dashes', () => {
  const noise = fc.constantFrom('', ' ', '-', '.', '/');
  fc.assert(
    fc.property(
      printed,
      fc.array(noise, { minLength: 9, maxLength: 9 }),
      fc.boolean(),
      (number, marks, isLower) => {
        const serial = asSerial(number).replace('-', '');
        const typed = Array.from(serial)
          .map((character, at) => character + (marks[at] ?? ''))
          .join('');
        expect(serialKey(numbers, isLower ? typed.toLowerCase() : typed)).toBe(
          serialKey(numbers, serial),
        );
      },
    ),
  );
});

const bound = fc.option(printed);

it('has exactly the numbers of a range, and those of its family alone', () => {
  fc.assert(
    fc.property(
      bound,
      bound,
      printed,
      fc.constantFrom('H520', 'H521'),
      (from, to, number, series) => {
        const keys = rangeKeys(numbers, {
          from: from === null ? null : asSerial(from),
          to: to === null ? null : asSerial(to),
        });
        const isOrdered = from === null || to === null || from <= to;
        expect('wrong' in keys).toBe(!isOrdered);
        if ('wrong' in keys) return;
        const isEvery = from === null && to === null;
        const expected =
          isEvery || (series === 'H520' && number >= (from ?? 0) && number <= (to ?? 99_999));
        expect(isKeyIn(serialKey(numbers, asSerial(number, series)) ?? '', keys)).toBe(expected);
      },
    ),
    { numRuns: 2000 },
  );
});

it('knows which ranges overlap', () => {
  const range = fc
    .tuple(printed, printed)
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
  const keysOf = ([from, to]: readonly [number, number]) =>
    rangeKeys(numbers, { from: asSerial(from), to: asSerial(to) }) as KeyRange;
  fc.assert(
    fc.property(range, range, (one, other) => {
      expect(keysOverlap(keysOf(one), keysOf(other))).toBe(
        one[0] <= other[1] && other[0] <= one[1],
      );
    }),
  );
});

it('refuses a range of two families', () => {
  expect(rangeKeys(numbers, { from: 'H520-00001', to: 'H521-00002' })).toMatchObject({
    wrong: 'to',
  });
});

it('completes a bare number, and leaves others alone', () => {
  expect(completeNumber(numbers, ' 4000 ', 'H520-00001')).toBe('H52004000');
  expect(completeNumber(letters, '777', 'WAG1234R01')).toBe('WAG0777R01');
  expect(completeNumber(numbers, 'H520-04000', 'H520-00001')).toBe('H520-04000');
  expect(completeNumber(numbers, '4000', null)).toBe('4000');
});

it('offers readings with letters for digits, the likeliest first, and never the number itself', () => {
  expect(likelyReadings('H52O-O1234')[0]).toMatch(/^H520O1234$|^H52O01234$/);
  expect(likelyReadings('H52OO1234')).toContain('H52001234');
  expect(likelyReadings('H52001234')).toEqual([]);
  expect(likelyReadings('O'.repeat(40)).length).toBe(63);
});

it.each([
  ['H520', 'begins with ^'],
  ['^(a+)$', 'cannot be used'],
  ['^([A-Z]+)+$', 'cannot be used'],
  ['^(?:[A-Z]+)+$', 'not repeated'],
  ['^(?:[A-Z]+){2,9}$', 'not repeated'],
  ['^(?<a>\\d+)(?=X)$', 'cannot be used'],
  ['^(?<a>\\d+)\\k<a>$', 'cannot be used'],
  ['^\\d*\\d*\\d*\\d*$', 'too long'],
  ['^(?:\\d?){1}$', 'not repeated'],
  ['^\\d{9,3}$', 'wrong order'],
  ['^\\d+?$', 'follows another'],
  ['^(?<a>\\d$', 'no end'],
  ['^\\d)$', 'cannot be used'],
  ['^(?<a>\\d)(?<a>\\d)$', 'not a regular expression'],
])('refuses the pattern %s', (pattern, reason) => {
  expect(compilePattern(pattern)).toEqual({ problem: expect.stringContaining(reason) as unknown });
});

it('reads every character of a choice between patterns', () => {
  const scheme = toScheme({
    name: 'two',
    pattern: '^(?:X(?<x>\\d{3})|Y(?<y>\\d{2}))$',
    family: [],
    sequence: ['x', 'y'],
    alphabets: {},
  });
  expect(serialKey(scheme, 'Y12')).not.toBeNull();
  expect(serialKey(scheme, 'X123Y12')).toBeNull();
  expect(serialKey(scheme, 'AX123')).toBeNull();
});

it('accepts only patterns that no number takes long', () => {
  const atom = fc.constantFrom('A', '\\d', '[A-Z]', '(?<g>\\d+)', '(?:A|\\d)', '[0-9A-Z]');
  const quantifier = fc.constantFrom('', '?', '*', '+', '{1,9}', '{3}');
  const pattern = fc
    .array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 12 })
    .map((parts) => `^${parts.map((part) => part.join('')).join('')}$`);
  fc.assert(
    fc.property(pattern, fc.constantFrom('A', '1', 'A1'), (text, unit) => {
      const compiled = compilePattern(text);
      if ('problem' in compiled) return;
      // catastrophic patterns would not end; the runner's time limit is what fails
      compiled.test(`${unit.repeat(40 / unit.length)}!`);
    }),
    { numRuns: 1000 },
  );
});
