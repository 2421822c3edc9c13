import { filtersIn } from './products-address';
import { stockState } from './stock-state';

it.each([
  [0, 1, 'out'],
  [0, 25, 'out'],
  [1, 1, 'low'],
  [49, 25, 'low'],
  [50, 25, null],
  [2, 1, null],
])('calls %d pieces with a minimum of %d "%s"', (available, minimum, state) => {
  expect(stockState({ available, minimum })).toBe(state);
});

it('reads the filters of an address', () => {
  const query = new URLSearchParams('q= tine &category=parts&stock=low&page=3');
  expect(filtersIn(query)).toEqual({ q: 'tine', category: 'parts', stock: 'low' });
});

it('leaves out what is empty or makes no sense', () => {
  expect(filtersIn(new URLSearchParams('q=%20&category=&stock=many'))).toEqual({});
});
