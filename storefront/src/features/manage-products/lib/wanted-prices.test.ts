import { roundings, toWanted, valueProblem, type TypedPrices } from './wanted-prices';

const typed = (changes: Partial<TypedPrices>): TypedPrices => ({
  ...{ category: '', by: 'percent', value: 3, rounding: '' },
  ...changes,
});

it.each([
  [{ value: 3 }, null],
  [{ value: -12.25 }, null],
  [{ value: null }, 'Enter the percentage, such as 3 or -5.'],
  [{ value: Number.NaN }, 'Enter the percentage, such as 3 or -5.'],
  [{ value: 0 }, 'Enter the percentage, such as 3 or -5.'],
  [{ value: 1.005 }, 'Use at most 2 decimals.'],
  [{ value: -100 }, 'Use more than -100% and at most 999%.'],
  [{ value: 1000 }, 'Use more than -100% and at most 999%.'],
  [{ by: 'amount' as const, value: null }, 'Enter the amount, such as 0.50 or -1.'],
  [{ by: 'amount' as const, value: -250.5 }, null],
])('%j has the problem %j', (changes, problem) => {
  expect(valueProblem(typed(changes))).toBe(problem);
});

it('asks for what is chosen only', () => {
  expect(toWanted(typed({}))).toEqual({ percent: 3 });
  const chosen = { category: 'wear-parts', by: 'amount' as const, value: -1.5, rounding: '0.05' };
  expect(toWanted(chosen)).toEqual({ category: 'wear-parts', amount: -1.5, rounding: 0.05 });
});

it.each([
  [0.01, [0.05, 0.1, 1]],
  [1, [5, 10, 100]],
])('rounds prices in steps of %d to %j', (step, steps) => {
  expect(roundings({ code: 'xxx', decimals: 2, step, largest: 1 })).toEqual(steps);
});
