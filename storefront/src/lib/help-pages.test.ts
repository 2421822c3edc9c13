import * as paths from '@/config/paths';
import { helpPages } from './help-pages';

test.each([
  ['delivery', paths.delivery],
  ['shipping costs', paths.delivery],
  ['how do I return a filter', paths.returns],
  ['returns', paths.returns],
  ['refunds', paths.returns],
  ['warranty', paths.warranty],
  ['Garantie', paths.warranty],
  ['invoice', paths.terms],
  ['invoices', paths.terms],
  ['payment', paths.terms],
  ['envio', paths.delivery],
  ['privacy', paths.privacy],
])('finds for %s the page %s', (typed, path) => {
  expect(helpPages(typed).map((page) => page.path)).toEqual([path]);
});

test.each(['', 'de', 'oil filter', 'HR-14-220', 'parts', 'combine'])(
  'finds no page for %j',
  (typed) => {
    expect(helpPages(typed)).toEqual([]);
  },
);
