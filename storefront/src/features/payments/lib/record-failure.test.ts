import { ApiError } from '@/lib/http/api-error';
import { recordFailure } from './record-failure';

const http = (status: number) => new ApiError({ kind: 'http', status, message: 'The shop’s no.' });

it('offers to send the note again when nobody answered or the provider is slow', () => {
  expect(recordFailure(new ApiError({ kind: 'network', message: 'x' })).mayRetry).toBe(true);
  expect(recordFailure(http(503)).mayRetry).toBe(true);
  expect(recordFailure(http(402)).mayRetry).toBe(true);
});

it.each([409, 422])('hands on a %i, which sending again cannot change', (status) => {
  expect(recordFailure(http(status))).toEqual({ problem: 'The shop’s no.', mayRetry: false });
});

it('says what becomes of money for an order that is gone', () => {
  const { problem, mayRetry } = recordFailure(http(404));
  expect(problem).toContain('refunded in full');
  expect(mayRetry).toBe(false);
});
