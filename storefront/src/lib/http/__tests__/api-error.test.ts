import { AxiosError, type AxiosResponse } from 'axios';
import { ApiError, toApiError } from '../api-error';

const answer = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  new AxiosError('Request failed', undefined, undefined, undefined, {
    status,
    data,
    headers,
  } as AxiosResponse);

describe('toApiError', () => {
  it('leaves an ApiError as it is', () => {
    const error = new ApiError({ kind: 'timeout', message: 'late' });
    expect(toApiError(error)).toBe(error);
  });

  it('knows a request that took too long', () => {
    expect(toApiError(new AxiosError('timeout of 15000ms', 'ECONNABORTED')).kind).toBe('timeout');
  });

  it('knows a request that never arrived', () => {
    expect(toApiError(new AxiosError('Network Error', 'ERR_NETWORK')).kind).toBe('network');
  });

  it('keeps the rest of a refusal as its details', () => {
    const error = toApiError(answer(409, { code: 'price_changed', message: 'New.', amount: 12.5 }));
    expect(error).toMatchObject({ status: 409, code: 'price_changed', details: { amount: 12.5 } });
  });

  it('falls back on the client where the body says nothing', () => {
    expect(toApiError(answer(502, 'Bad Gateway'))).toMatchObject({
      kind: 'http',
      status: 502,
      message: 'Request failed',
    });
  });

  it('reads a date in Retry-After as seconds from now', () => {
    const soon = new Date(Date.now() + 60_000).toUTCString();
    const { retryAfter } = toApiError(answer(503, {}, { 'retry-after': soon }));
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  it('keeps what was thrown as the cause', () => {
    const thrown = new TypeError('no');
    expect(toApiError(thrown)).toMatchObject({ kind: 'parse', message: 'no', cause: thrown });
  });
});
