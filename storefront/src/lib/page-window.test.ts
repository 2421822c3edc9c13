import { pageWindow } from './page-window';

const shown = (page: number, count: number) =>
  pageWindow(page, count).map((entry) => entry.page ?? '…');

test('lists every page if there are few', () => {
  expect(shown(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('omits pages on both sides of the current one', () => {
  expect(shown(5, 12)).toEqual([0, '…', 4, 5, 6, '…', 11]);
});

test('omits pages on one side only near an end', () => {
  expect(shown(0, 12)).toEqual([0, 1, 2, 3, '…', 11]);
  expect(shown(11, 12)).toEqual([0, '…', 8, 9, 10, 11]);
});

test('lists no pages for an empty list', () => {
  expect(shown(0, 0)).toEqual([]);
});
