import {
  changed,
  hrefOf,
  isPlain,
  listAddressOf,
  searchQueryOf,
  withoutFilters,
} from './list-address';

const all = { isSearch: false };
const parts = { isSearch: false, category: 'parts' };
const results = { isSearch: true };

const read = (query: string, place: Parameters<typeof listAddressOf>[1] = all) =>
  listAddressOf(new URLSearchParams(query), place);

test.each([
  ['', all, '/allproduct'],
  ['size=6&page=2', all, '/allproduct?page=2&size=6'],
  [
    'inStock=true&minPrice=20&sort=price',
    parts,
    '/categories/parts?inStock=true&minPrice=20&sort=price',
  ],
  ['q=3+m+drill&category=seeding', results, '/search?q=3+m+drill&category=seeding'],
  ['sort=newest&size=3&page=1', all, '/allproduct'],
  ['q=plow&sort=relevance&size=12', results, '/search?q=plow'],
  [
    'view=table&figure.Width=28..&figure.Bore=2..3&figure.Material=',
    parts,
    '/categories/parts?figure.Bore=2..3&figure.Width=28..&view=table',
  ],
  ['view=table', all, '/allproduct'],
])('writes %s in one way only', (query, place, href) => {
  const { address, bad } = read(query, place);
  expect(hrefOf(address)).toBe(href);
  expect(bad).toEqual([]);
});

test.each([
  'minPrice=cheap',
  'maxPrice=-4',
  'sort=color',
  'sort=relevance',
  'inStock=maybe',
  'page=0',
  'page=99999999',
  'size=4',
  `q=${'x'.repeat(101)}`,
  'q=%00',
])('leaves %s out, and tells', (query) => {
  const { address, bad } = read(query, results);
  expect(hrefOf(address)).toBe('/search');
  expect(bad).toHaveLength(1);
});

test('takes empty fields and parameters of others for nothing', () => {
  expect(read('q=&minPrice=&utm_source=mail')).toEqual(read(''));
});

test('reads prices as people type them, in either order', () => {
  const { address } = read('minPrice=%241%2C200&maxPrice=20.50');
  expect(address).toMatchObject({ minPrice: 20.5, maxPrice: 1200 });
});

test('asks the specified call while nothing is chosen', () => {
  expect(isPlain(read('page=4&size=12').address)).toBe(true);
  expect(isPlain(read('sort=price').address)).toBe(false);
  expect(isPlain(read('', parts).address)).toBe(false);
  expect(isPlain(read('', results).address)).toBe(false);
});

test('begins another choice on its first page, with the size that belongs to it', () => {
  const { address } = read('page=3&inStock=true');
  expect(hrefOf(changed(address, { category: 'parts' }))).toBe('/categories/parts?inStock=true');
  expect(hrefOf(changed(read('size=6').address, { category: 'parts' }))).toBe(
    '/categories/parts?size=6',
  );
});

test('keeps the words, the order and the page of a category without its filters', () => {
  const found = read('q=disc&category=tillage&inStock=true&sort=price', results);
  expect(hrefOf(withoutFilters(found.address))).toBe('/search?q=disc&sort=price');
  expect(hrefOf(withoutFilters(read('maxPrice=5', parts).address))).toBe('/categories/parts');
});

test('asks the search for what is chosen', () => {
  expect(searchQueryOf(read('inStock=true&maxPrice=50&page=2', parts).address)).toEqual({
    q: '',
    category: 'parts',
    inStock: 'true',
    maxPrice: 50,
    limit: 12,
    pageNumber: 1,
  });
});
