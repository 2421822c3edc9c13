import { ApiError, type ApiErrorKind } from '@/lib/http/api-error';
import { createQueryClient, shouldRetry } from '../query-client';

const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, status, message: 'no' });

describe('shouldRetry', () => {
  it.each([failure('network'), failure('http', 500), failure('http', 503)])(
    'retries an error that may be temporary (%#)',
    (error) => expect(shouldRetry(0, error)).toBe(true),
  );

  it.each([failure('http', 404), failure('http', 429), failure('parse'), failure('timeout')])(
    'does not retry a lasting error (%#)',
    (error) => expect(shouldRetry(0, error)).toBe(false),
  );

  it('gives up after two retries', () => {
    const tries = [0, 1, 2].map((count) => shouldRetry(count, failure('network')));
    expect(tries).toEqual([true, true, false]);
  });
});

describe('createQueryClient', () => {
  it('never retries a write', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
  });
});
