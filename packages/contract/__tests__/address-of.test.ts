import { addressOf } from '@harrow/contract';

const order = { path: '/orders/{id}' };

it('fills the parameters of the path, percent-encoded', () => {
  expect(addressOf(order, { id: 'a/b ?' })).toBe('/orders/a%2Fb%20%3F');
});

it('adds the members of the query that are given, and no others', () => {
  expect(addressOf({ path: '/ship-date' }, {}, { from: undefined })).toBe('/ship-date');
  expect(addressOf({ path: '/search' }, {}, { q: 'a&b', limit: 0, sort: undefined })).toBe(
    '/search?q=a%26b&limit=0',
  );
});
