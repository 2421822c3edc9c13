import { quantityProblem, type QuantityQuestion } from './quantity-problem';

const ask = (question: Partial<QuantityQuestion>) =>
  quantityProblem({ quantity: 5, minimum: 2, available: 10, isAdmin: false, ...question });

it.each([2, 5, 10])('lets %i pieces through between the minimum 2 and the stock 10', (quantity) => {
  expect(ask({ quantity })).toBeNull();
});

it('asks for a quantity when none is entered', () => {
  expect(ask({ quantity: null })).toEqual({ reason: 'none_entered', minimum: 2, available: 10 });
});

it.each([1, 0, -3])('stops %i pieces below the minimum', (quantity) => {
  expect(ask({ quantity })).toEqual({ reason: 'below_minimum', minimum: 2 });
});

it('stops one piece more than the stock', () => {
  expect(ask({ quantity: 11 })).toEqual({ reason: 'above_available', available: 10 });
});

it.each([2.5, Number.POSITIVE_INFINITY, Number.NaN])(
  'stops %d, which is no number of pieces',
  (quantity) => {
    expect(ask({ quantity })).toEqual({ reason: 'not_whole' });
  },
);

it('stops every quantity of a product that is sold out', () => {
  expect(ask({ available: 0 })).toEqual({ reason: 'sold_out' });
});

it('stops every quantity when less is left than the minimum order', () => {
  expect(ask({ available: 1 })).toEqual({ reason: 'too_few_left', available: 1, minimum: 2 });
});

it('stops an admin who enters a quantity, whatever the product', () => {
  expect(ask({ isAdmin: true })).toEqual({ reason: 'admin' });
  expect(ask({ isAdmin: true, available: 0, quantity: 1 })).toEqual({ reason: 'admin' });
});

it('never lets an admin through', () => {
  expect(ask({ isAdmin: true, quantity: null })).not.toBeNull();
});
