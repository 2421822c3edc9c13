import { ApiError } from '@/lib/http/api-error';
import { cancelFailure } from './orders';

const http = (status: number, code?: string) =>
  new ApiError({ kind: 'http', status, code, message: 'The server says so.' });
const network = new ApiError({ kind: 'network', message: 'Gone.' });

it('reports that a paid order can no longer be canceled', () => {
  expect(cancelFailure(http(409))).toContain('has been paid in the meantime');
});

it('reports that an order is already gone', () => {
  expect(cancelFailure(http(404))).toBe('This order is already gone.');
});

it('reports an unknown outcome after a lost connection', () => {
  expect(cancelFailure(network)).toContain('We do not know whether the order was canceled.');
  expect(cancelFailure(http(503))).toContain('The order was not canceled.');
});
