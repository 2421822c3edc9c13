import { shopFace } from '@/test/shop-face';
import { helpPages } from './help-pages';

test.each([
  ['delivery', 'delivery'],
  ['shipping costs', 'delivery'],
  ['how do I return a filter', 'returns'],
  ['returns', 'returns'],
  ['refunds', 'returns'],
  ['warranty', 'warranty'],
  ['Garantie', 'warranty'],
  ['invoice', 'terms'],
  ['invoices', 'terms'],
  ['payment', 'terms'],
  ['envio', 'delivery'],
  ['privacy', 'privacy'],
])('finds for %s the page %s', (typed, page) => {
  expect(helpPages(typed, shopFace.pages).map(({ slug }) => slug)).toEqual([page]);
});

test.each(['', 'de', 'oil filter', 'HR-14-220', 'parts', 'combine'])(
  'finds no page for %j',
  (typed) => {
    expect(helpPages(typed, shopFace.pages)).toEqual([]);
  },
);
