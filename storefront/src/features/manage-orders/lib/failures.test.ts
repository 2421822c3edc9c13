import { ApiError } from '@/lib/http/api-error';
import { shipFailure } from './failures';

it('reports an unpaid order with the specified message', () => {
  expect(shipFailure({ code: 'order_unpaid', message: 'No.' })).toBe('This order is still unpaid.');
});

it('passes on other reasons of the server', () => {
  expect(shipFailure({ code: 'order_refunded', message: 'It says so.' })).toBe('It says so.');
  const refused = new ApiError({ kind: 'http', status: 409, message: 'It says so.' });
  expect(shipFailure(refused)).toBe('It says so.');
});

it('reports an unknown outcome after a lost connection', () => {
  const network = new ApiError({ kind: 'network', message: 'Gone.' });
  expect(shipFailure(network)).toMatch(/^We do not know whether it was shipped\./);
});
