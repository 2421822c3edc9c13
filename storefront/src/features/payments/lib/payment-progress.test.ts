import { ApiError } from '@/lib/http/api-error';
import { recordFailure } from './payment-progress';

const http = (status: number) => new ApiError({ kind: 'http', status, message: 'The shop’s no.' });

it('offers a retry after a lost connection or if the provider is slow', () => {
  expect(recordFailure(new ApiError({ kind: 'network', message: 'x' })).mayRetry).toBe(true);
  expect(recordFailure(http(503)).mayRetry).toBe(true);
  expect(recordFailure(http(402)).mayRetry).toBe(true);
});

it.each([409, 422])('passes on a %i and offers no retry', (status) => {
  expect(recordFailure(http(status))).toEqual({ problem: 'The shop’s no.', mayRetry: false });
});

it('reports a refund if the order is gone', () => {
  const { problem, mayRetry } = recordFailure(http(404));
  expect(problem).toContain('refunded in full');
  expect(mayRetry).toBe(false);
});
