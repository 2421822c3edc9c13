import { stringify } from './query-string';

test('writes a query as medusa-js asks for it', () => {
  expect(stringify({ limit: 3, q: 'disc & tine' })).toBe('limit=3&q=disc+%26+tine');
});

test('repeats the name for each value of a list', () => {
  expect(stringify({ id: ['prod_1', 'prod_2'] })).toBe('id=prod_1&id=prod_2');
});

test('leaves out what is undefined', () => {
  expect(stringify({ limit: undefined, offset: 0 })).toBe('offset=0');
});
