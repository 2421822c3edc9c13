import { formatList } from '@/lib/format/list';
import { causesOf } from './causes';

it('tells each reason once, with its rows', () => {
  const wrong = 'This must be a number.';
  const causes = causesOf([
    { row: 3, fields: { price: wrong, name: 'Taken.' } },
    { row: 7, fields: { price: wrong } },
    { row: 12, fields: { available: wrong, price: wrong } },
  ]);
  expect(causes).toEqual([
    { column: 'price', message: wrong, rows: [3, 7, 12] },
    { column: 'name', message: 'Taken.', rows: [3] },
    { column: 'available', message: wrong, rows: [12] },
  ]);
});

it('writes rows as a list', () => {
  expect([['3'], ['3', '7'], ['3', '7', '12']].map(formatList)).toEqual([
    '3',
    '3 and 7',
    '3, 7 and 12',
  ]);
});
