import { calloutsIn, type Page } from './found-callouts';
import { lineAt, wordAt } from './word-fixtures';
import type { Word } from './words';

const page = (words: readonly Word[]): Page => ({ number: 12, width: 600, height: 800, words });
const whole = { x: 0, y: 0, width: 600, height: 800 };
const items = ['1', '2', '3', '4', '5', '12', '12A', '45'];

const found = (words: readonly Word[], region = whole) =>
  calloutsIn(page(words), items, region).map(({ item, x, y }) => [item, x, y]);

it('finds the numbers of the list at their centers, some several times', () => {
  const words = [wordAt('2', 297.5, 400), wordAt('1', 57.5, 80), wordAt('2', 117.5, 600)];
  expect(found(words)).toEqual([
    ['1', 10, 10],
    ['2', 50, 50],
    ['2', 20, 75],
  ]);
});

it.each([
  ['a number that the list lacks', [wordAt('77', 100, 100)]],
  ['a dimension', lineAt(100, [100, '45'], [112, 'mm'])],
  ['a thread', lineAt(100, [100, 'M12'], [117, '×'], [124, '45'])],
  ['the number of the page', [wordAt('12', 290, 780)]],
])('takes %s for no number of a part', (_case, words) => {
  expect(found(words)).toEqual([]);
});

it.each(['(4)', '4.', '04', 'Pos. 4', '④'])('reads %s', (text) => {
  expect(found([wordAt(text, 100, 100)]).map(([item]) => item)).toEqual(['4']);
});

it('reads numbers that share a balloon, each at its place', () => {
  expect(found([wordAt('4,5', 292.5, 400)])).toEqual([
    ['4', 49.38, 50],
    ['5', 50.63, 50],
  ]);
  expect(found(lineAt(400, [295, '4'], [305, '5'])).map(([item]) => item)).toEqual(['4', '5']);
});

it('leaves out the list on the same page, but not the drawing above it', () => {
  const list = ['1', '2', '3', '4'].flatMap((item, index) =>
    lineAt(500 + index * 14, [40, item], [80, 'HR-14-352'], [160, 'Name']),
  );
  expect(found([...list, wordAt('3', 297.5, 80)])).toEqual([['3', 50, 10]]);
});

it('leaves out what is outside the chosen part of the page, and measures from its corner', () => {
  const words = [wordAt('1', 297.5, 400), wordAt('2', 100, 100)];
  expect(found(words, { x: 200, y: 300, width: 200, height: 200 })).toEqual([['1', 50, 50]]);
});
