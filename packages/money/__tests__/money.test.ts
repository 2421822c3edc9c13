import { decimalsOf, parseAmount, toDecimal, toSmallestUnit } from '../src/index';

describe('parseAmount', () => {
  it.each([
    [12.5, 'usd', 1250],
    ['12480.00', 'usd', 1_248_000],
    [0.07, 'usd', 7],
    [1.1, 'usd', 110],
    [8.29, 'usd', 829],
    [4.35, 'usd', 435],
    [500, 'jpy', 500],
    ['1.234', 'kwd', 1234],
    ['3.1000', 'usd', 310],
    ['21474836.47', 'usd', 2_147_483_647],
  ])('reads %s %s as %i', (amount, currency, units) => {
    expect(parseAmount(amount, currency)).toEqual({ units });
  });

  it.each([
    ['-1', 'usd'],
    ['1e3', 'usd'],
    [Number.NaN, 'usd'],
    [1e21, 'usd'],
    ['', 'usd'],
    ['1,5', 'usd'],
    [0.005, 'usd'],
    ['1.5', 'jpy'],
    ['21474836.48', 'usd'],
  ])('says what is wrong with %s %s', (amount, currency) => {
    expect(parseAmount(amount, currency)).toEqual({
      problem: expect.stringMatching(/^This .+\.$/) as unknown,
    });
    expect(() => toSmallestUnit(amount, currency)).toThrow(RangeError);
  });
});

describe('toDecimal', () => {
  it.each([
    [1250, 'usd', 12.5],
    [7, 'usd', 0.07],
    [0, 'usd', 0],
    [500, 'jpy', 500],
    [1234, 'kwd', 1.234],
    [-829, 'usd', -8.29],
  ])('writes %i of %s as %d', (units, currency, decimal) => {
    expect(toDecimal(units, currency)).toBe(decimal);
  });

  it('gives back every cent it was given', () => {
    for (let units = 0; units <= 20_000; units += 1) {
      expect(toSmallestUnit(toDecimal(units, 'usd'), 'usd')).toBe(units);
    }
  });
});

it('knows the decimals of currencies without cents', () => {
  expect([decimalsOf('usd'), decimalsOf('jpy'), decimalsOf('kwd')]).toEqual([2, 0, 3]);
});
