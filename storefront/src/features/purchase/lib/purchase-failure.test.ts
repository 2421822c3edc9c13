import { ApiError } from '@/lib/http/api-error';
import { purchaseFailure } from './purchase-failure';

type Parts = Partial<ConstructorParameters<typeof ApiError>[0]>;

const http = (status: number, parts: Parts = {}) =>
  purchaseFailure(new ApiError({ kind: 'http', status, message: 'The server says so.', ...parts }));

it('reports the remaining stock if it is too low', () => {
  const failure = http(409, { code: 'out_of_stock', details: { available: 3 } });
  expect(failure.message).toContain('only 3 pieces left');
  expect(failure.isStale).toBe(true);
});

it('reports the new total if the price has changed', () => {
  const details = { amount: 24960.5, currency: 'eur' };
  const failure = http(409, { code: 'price_changed', details });
  expect(failure.message).toContain('the total is now €24,960.50');
  expect(failure.isStale).toBe(true);
});

it('reports no amount without its currency', () => {
  const failure = http(409, { code: 'price_changed', details: { amount: 24960.5 } });
  expect(failure.message).toBe('The server says so. Nothing was ordered.');
});

it('links to the orders if too many are unpaid, without refetching the product', () => {
  const failure = http(409, { code: 'too_many_unpaid_orders', details: { limit: 20 } });
  expect(failure.message).toContain('You have 20 unpaid orders. Pay or cancel one first');
  expect(failure).toMatchObject({ isAboutOrders: true });
  expect(failure.isStale).toBeUndefined();
});

it('asks for a new login if the session has ended', () => {
  expect(http(401)).toEqual({
    message: 'Your session has ended. Log in again to order.',
    isSignedOut: true,
  });
});

it('passes on the server’s reason, and that nothing was ordered', () => {
  expect(http(403, { message: 'Admin could not purchase.' }).message).toBe(
    'Admin could not purchase. Nothing was ordered.',
  );
});

it('assigns errors to the fields of the form', () => {
  const fields = { phone: 'This is not a phone number.' };
  expect(http(422, { fields })).toMatchObject({ message: '', fields });
});

it('reports the error of a field that the form does not have', () => {
  const fields = { quantity: 'The minimum order is 2 pieces.' };
  expect(http(422, { fields }).message).toBe('The minimum order is 2 pieces. Nothing was ordered.');
});

it.each([
  [429, 'in 20 seconds'],
  [503, 'in 20 seconds'],
  [500, 'Something went wrong on our side'],
])('reports after a %i that a retry is safe', (status, words) => {
  const { message } = http(status, { retryAfter: 20 });
  expect(message).toContain(words);
  expect(message).toContain('never placed twice');
});

it.each(['network', 'timeout', 'parse'] as const)(
  'reports an unknown outcome after a %s error',
  (kind) => {
    const { message } = purchaseFailure(new ApiError({ kind, message: 'x' }));
    expect(message).toContain('we do not know whether the order arrived');
    expect(message).toContain('never placed twice');
  },
);
