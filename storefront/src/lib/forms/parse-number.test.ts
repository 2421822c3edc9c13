import { parseNumber } from './parse-number';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1,200', 1200],
  ['1,234,567.5', 1234567.5],
  ['12 pieces', 12],
  ['1 piece', 1],
  ['$ 4.50', 4.5],
  ['¥1,200', 1200],
  ['KWD\u00a012.500', 12.5],
  ['12.50 EUR', 12.5],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['-3', -3],
  ['2.5', 2.5],
])('reads the number in %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([[''], ['   ']])('reads %j as empty', (text) => {
  expect(parseNumber(text)).toBeNull();
});

test.each([
  ['ten'],
  ['1,2'],
  ['1e3'],
  ['0x10'],
  ['1.2.3'],
  ['--1'],
  ['pieces'],
  ['KWD'],
  ['EURO 12'],
])('rejects %j', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
