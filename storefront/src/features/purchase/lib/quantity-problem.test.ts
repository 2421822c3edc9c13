import { quantityProblem, type QuantityQuestion } from './quantity-problem';

const ask = (question: Partial<QuantityQuestion>) =>
  quantityProblem({ quantity: 5, minimum: 2, available: 10, isAdmin: false, ...question });

it.each([2, 5, 10])('accepts %i pieces between the minimum 2 and the stock 10', (quantity) => {
  expect(ask({ quantity })).toBeNull();
});

it('requires a quantity', () => {
  expect(ask({ quantity: null })).toEqual({ reason: 'none_entered', minimum: 2, available: 10 });
});

it.each([1, 0, -3])('rejects %i pieces below the minimum', (quantity) => {
  expect(ask({ quantity })).toEqual({ reason: 'below_minimum', minimum: 2 });
});

it('rejects one piece more than the stock', () => {
  expect(ask({ quantity: 11 })).toEqual({ reason: 'above_available', available: 10 });
});

it.each([2.5, Number.POSITIVE_INFINITY, Number.NaN])(
  'rejects %d, which is not a whole number',
  (quantity) => {
    expect(ask({ quantity })).toEqual({ reason: 'not_whole' });
  },
);

it('rejects every quantity of a product that is sold out', () => {
  expect(ask({ available: 0 })).toEqual({ reason: 'sold_out' });
});

it('rejects every quantity if the stock is below the minimum order', () => {
  expect(ask({ available: 1 })).toEqual({ reason: 'too_few_left', available: 1, minimum: 2 });
});

it('rejects an admin who enters a quantity, whatever the product', () => {
  expect(ask({ isAdmin: true })).toEqual({ reason: 'admin' });
  expect(ask({ isAdmin: true, available: 0, quantity: 1 })).toEqual({ reason: 'admin' });
});

it('never accepts an admin', () => {
  expect(ask({ isAdmin: true, quantity: null })).not.toBeNull();
});
