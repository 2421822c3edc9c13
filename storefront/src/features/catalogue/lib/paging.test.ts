import { MAX_PAGE_NUMBER } from '@harrow/contract';
import { isBeyondLast, pageCount, pagingOf, queryOf, rangeOf, resized } from './paging';

const read = (query: string) => pagingOf(new URLSearchParams(query));

test('shows the first page of three products by default', () => {
  expect(read('')).toEqual({ size: 3, page: 0 });
});

test('counts pages from one in the URL and from zero internally', () => {
  expect(read('page=2&size=6')).toEqual({ size: 6, page: 1 });
  expect(queryOf({ size: 6, page: 1 })).toBe('?page=2&size=6');
});

test('reads pages as far as the calls have them', () => {
  expect(read(`page=${MAX_PAGE_NUMBER}`).page).toBe(MAX_PAGE_NUMBER - 1);
  expect(read(`page=${MAX_PAGE_NUMBER + 1}`).page).toBe(0);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e99'])(
  'reads %s as the first page',
  (query) => {
    expect(read(query).page).toBe(0);
  },
);

test.each(['size=4', 'size=100', 'size=-3', 'size=x'])('rejects %s', (query) => {
  expect(read(query).size).toBe(3);
});

test('omits default values from the URL', () => {
  expect(queryOf({ size: 3, page: 0 })).toBe('');
});

test.each([
  [0, 3, 0],
  [1, 3, 1],
  [3, 3, 1],
  [4, 3, 2],
  [28, 12, 3],
])('divides %i products at %i per page into %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test('keeps the first product visible when the page size changes', () => {
  expect(resized({ size: 3, page: 5 }, 12)).toEqual({ size: 12, page: 1 });
  expect(resized({ size: 12, page: 1 }, 3)).toEqual({ size: 3, page: 4 });
});

test('detects a page beyond the last one', () => {
  expect(isBeyondLast({ size: 3, page: 1 }, 6)).toBe(false);
  expect(isBeyondLast({ size: 3, page: 2 }, 6)).toBe(true);
});

test('has no page beyond the last one in an empty list', () => {
  expect(isBeyondLast({ size: 3, page: 0 }, 0)).toBe(false);
});

test('ends the range of the last page with the last product', () => {
  expect(rangeOf({ size: 3, page: 0 }, 28)).toEqual({ first: 1, last: 3 });
  expect(rangeOf({ size: 3, page: 9 }, 28)).toEqual({ first: 28, last: 28 });
});
