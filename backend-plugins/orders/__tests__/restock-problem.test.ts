import { restockProblem } from '../src/lib/restock-problem';

const LINES = [
  { productId: 'prod_drill', taken: 5 },
  { productId: 'prod_filter', taken: 0 },
];

const drills = (quantity: number) => ({ productId: 'prod_drill', quantity });

it('allows what the lines hold, or nothing', () => {
  expect(restockProblem([], LINES, [])).toBeNull();
  expect(restockProblem([drills(5)], LINES, [])).toBeNull();
  expect(restockProblem([drills(2)], LINES, [drills(2), drills(1)])).toBeNull();
});

it.each([
  [drills(6), [], 'restock.0.quantity', 'At most 5 of these can be put back into stock.'],
  [drills(3), [drills(3)], 'restock.0.quantity', 'At most 2 of these can be put back into stock.'],
  [drills(1), [drills(5)], 'restock.0.quantity', 'None of these are left to put back into stock.'],
  [
    { productId: 'prod_filter', quantity: 1 },
    [],
    'restock.0.quantity',
    'None of these are left to put back into stock.',
  ],
  [
    { productId: 'prod_other', quantity: 1 },
    [],
    'restock.0.productId',
    'This product is not in the order.',
  ],
])('refuses %p beside %p', (line, promised, field, message) => {
  expect(restockProblem([line], LINES, promised)).toMatchObject({
    type: 'invalid_body',
    code: 'refund_restock',
    message,
    fields: { [field]: message },
  });
});

it('tells all that is wrong', () => {
  const wanted = [drills(6), { productId: 'prod_other', quantity: 1 }];
  expect(Object.keys(restockProblem(wanted, LINES, [])?.fields ?? {})).toEqual([
    'restock.0.quantity',
    'restock.1.productId',
  ]);
});
