import { MAX_SEARCH_LENGTH } from '@harrow/contract';
import { deskHref, deskPageHref, deskPageOf, deskWordsOf } from './desk-address';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['', 0],
  ['page=1', 0],
  ['page=7', 6],
  ['page=0', 0],
  ['page=-3', 0],
  ['page=1.5', 0],
  ['page=many', 0],
])('reads the page of "%s" as %d', (text, page) => {
  expect(deskPageOf(query(text))).toBe(page);
});

it.each([
  ['', ''],
  ['q=+spring+tine+', 'spring tine'],
  [`q=${'x'.repeat(MAX_SEARCH_LENGTH + 1)}`, 'x'.repeat(MAX_SEARCH_LENGTH)],
])('reads the words of "%s"', (text, words) => {
  expect(deskWordsOf(query(text))).toBe(words);
});

it('keeps the filters in the link to a page', () => {
  expect(deskPageHref(query('q=tine&page=4'), 1)).toBe('?q=tine&page=2');
  expect(deskPageHref(query('q=tine&page=4'), 0)).toBe('?q=tine');
});

it('starts at the first page when a filter changes', () => {
  expect(deskHref(query('q=tine&page=4'), { stock: 'low' })).toBe('?q=tine&stock=low');
  expect(deskHref(query('q=tine&stock=low'), { q: '', stock: undefined })).toBe('?');
});
