import { isSameRestock, promisedBy } from '../src/lib/restock';

const drills = { productId: 'prod_drill', quantity: 2 };
const filters = { productId: 'prod_filter', quantity: 3 };

it('compares pieces in any order', () => {
  expect(isSameRestock([drills, filters], [filters, drills])).toBe(true);
  expect(isSameRestock(null, [])).toBe(true);
  expect(isSameRestock([drills], [drills, filters])).toBe(false);
  expect(isSameRestock([drills], [{ ...drills, quantity: 1 }])).toBe(false);
  expect(isSameRestock([drills], null)).toBe(false);
});

it('promises the pieces of refunds that may still be made or put back', () => {
  const wish = { restock: [drills], restocked_at: null };
  expect(promisedBy([{ ...wish, status: 'asked' }])).toEqual([drills]);
  expect(promisedBy([{ ...wish, status: 'booked' }])).toEqual([drills]);
  expect(
    promisedBy([
      { ...wish, status: 'booked', restocked_at: new Date() },
      { ...wish, status: 'failed' },
      { ...wish, status: 'not_made' },
      { ...wish, status: 'asked', restock: null },
    ]),
  ).toEqual([]);
});
