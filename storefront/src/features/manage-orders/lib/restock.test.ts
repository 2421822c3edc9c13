import { holdingLines, piecesProblem, restockOf } from './restock';

const drill = { productId: 'prod_drill', taken: 5 };
const filter = { productId: 'prod_filter', taken: 0 };

it('offers the lines that hold stock', () => {
  expect(holdingLines([drill, filter])).toEqual([drill]);
});

it.each([
  [0, null],
  [5, null],
  [null, null],
  [undefined, null],
  [6, 'At most 5 can go back.'],
  [-1, 'Enter a whole number.'],
  [1.5, 'Enter a whole number.'],
  [Number.NaN, 'Enter a whole number.'],
])('says of %p pieces: %p', (typed, problem) => {
  expect(piecesProblem(typed, drill)).toBe(problem);
});

it('sends the pieces that go back, without other lines', () => {
  const pieces = { prod_drill: 2, prod_other: 0, prod_empty: null };
  const lines = ['prod_drill', 'prod_other', 'prod_empty', 'prod_untouched'];
  expect(
    restockOf(
      lines.map((productId) => ({ productId, taken: 3 })),
      pieces,
    ),
  ).toEqual([{ productId: 'prod_drill', quantity: 2 }]);
});
