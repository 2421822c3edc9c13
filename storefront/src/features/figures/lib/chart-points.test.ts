import { labeledOf, pathOf, placeOf } from './chart-points';

it('places entries from edge to edge, and a single one in the middle', () => {
  expect([0, 1, 2].map((index) => placeOf(index, 3))).toEqual([0, 50, 100]);
  expect(placeOf(0, 1)).toBe(50);
});

it('draws a line through the values', () => {
  expect(pathOf([0, 10, 5], (value) => 80 - value)).toBe('M0.00 80.00 L50.00 70.00 L100.00 75.00');
});

it.each([
  [30, [0, 7, 15, 22, 29]],
  [12, [0, 3, 6, 8, 11]],
  [3, [0, 1, 2]],
  [2, [0, 1]],
  [1, [0]],
])('labels at most five of %d entries', (count, indexes) => {
  expect(labeledOf(count, false).map(({ index }) => index)).toEqual(indexes);
});

it.each([
  [false, [0, 15, 29]],
  [true, [0, 29]],
])('leaves on a phone, where labels are long: %s, those of %j', (isLong, indexes) => {
  const kept = labeledOf(30, isLong).filter(({ isMinor }) => !isMinor);
  expect(kept.map(({ index }) => index)).toEqual(indexes);
});
