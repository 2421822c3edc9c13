import { limitParameter, pageQuery, toOptionalPage } from '../src';

it.each([
  ['12', true],
  ['100', true],
  ['0', false],
  ['101', false],
  ['-1', false],
  ['1.5', false],
  ['1e3', false],
  ['', false],
  ['9999999999', false],
])('reads %j as the size of a page: %s', (text, isOne) => {
  expect(limitParameter.safeParse(text).success).toBe(isOne);
});

it.each([
  [{}, undefined],
  [{ limit: '5' }, { limit: 5, pageNumber: 0 }],
  [{ pageNumber: '2' }, { limit: 100, pageNumber: 2 }],
])('reads %j as a page of a list, or as all of it', (query, page) => {
  expect(toOptionalPage(pageQuery.parse(query))).toEqual(page);
});
