import { ApiError } from '@/lib/http/api-error';
import { cancelFailure, shipFailure } from './order-failure';

const http = (status: number, code?: string) =>
  new ApiError({ kind: 'http', status, code, message: 'The server says so.' });
const network = new ApiError({ kind: 'network', message: 'Gone.' });

it('says that a paid order can no longer be cancelled', () => {
  expect(cancelFailure(http(409))).toContain('has been paid in the meantime');
});

it('says that an order was gone already', () => {
  expect(cancelFailure(http(404))).toBe('This order is already gone.');
});

it('never claims to know what a lost connection did', () => {
  expect(cancelFailure(network)).toContain('We do not know whether the order was cancelled.');
  expect(cancelFailure(http(503))).toContain('The order was not cancelled.');
});

it('says in the specification’s words that an order is unpaid', () => {
  expect(shipFailure(http(409, 'order_unpaid'))).toBe('This order is still unpaid.');
});

it('hands on any other reason not to ship', () => {
  expect(shipFailure(http(409, 'order_refunded'))).toBe('The server says so.');
  expect(shipFailure(network)).toContain('The status was not changed.');
});
