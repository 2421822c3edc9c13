import { groupBy } from '../src/group-by';

it('keeps the order of the rows in each group', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], ([key = '']) => key);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
