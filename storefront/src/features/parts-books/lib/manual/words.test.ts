import { cellsOf, wordsOf } from './words';

/** Shows a page of 600 × 800 points from its upper left corner, as PDF.js does. */
const UPRIGHT = [1, 0, 0, -1, 0, 800];
/** The same page with a rotation of 90 degrees. */
const TURNED = [0, 1, 1, 0, 0, 0];

const piece = (str: string, x: number, y: number, width: number) => ({
  ...{ str, width, height: 10 },
  transform: [10, 0, 0, 10, x, y],
});

it('places words at their centers, from the upper left corner', () => {
  expect(wordsOf([piece('12', 100, 700, 10)], UPRIGHT)).toEqual([
    { text: '12', x: 105, y: 96.5, width: 10, height: 10, turn: 0 },
  ]);
});

it('splits a piece at its spaces', () => {
  const words = wordsOf([piece('Arm 12', 100, 700, 30)], UPRIGHT);
  expect(words.map(({ text, x }) => [text, x])).toEqual([
    ['Arm', 107.5],
    ['12', 125],
  ]);
});

it('joins digits that were written apart, but not numbers beside each other', () => {
  const words = wordsOf(
    [piece('2', 105, 700, 5), piece('1', 100, 700, 5), piece('3', 118, 700, 5)],
    UPRIGHT,
  );
  expect(words.map(({ text, x }) => [text, x])).toEqual([
    ['12', 105],
    ['3', 120.5],
  ]);
});

it('places words on a page that is turned', () => {
  const [word] = wordsOf([piece('12', 100, 700, 10)], TURNED);
  expect(word).toMatchObject({ text: '12', turn: 1, x: 703.5, y: 105 });
});

it('joins words that belong together to cells', () => {
  const words = wordsOf([piece('Stub axle', 100, 700, 45), piece('HR-14', 200, 700, 25)], UPRIGHT);
  expect(cellsOf(words).map(({ text }) => text)).toEqual(['Stub axle', 'HR-14']);
});
