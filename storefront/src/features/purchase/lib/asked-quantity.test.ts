import { quantityOf } from './asked-quantity';

it.each([
  ['25', 25],
  ['1', 1],
  [null, null],
  ['', null],
  ['0', null],
  ['-3', null],
  ['2.5', null],
  ['many', null],
  ['1e99', null],
])('reads %p as %p', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});
