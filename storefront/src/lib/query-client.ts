import { QueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';

const RETRIES = 2;
const STALE_AFTER_MS = 30_000;

/** Whether another try could go differently: only reads ask, and a refusal stays a refusal. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const { kind, status = 0 } = toApiError(error);
  return failureCount < RETRIES && (kind === 'network' || (kind === 'http' && status >= 500));
}

/** The cache of what the backend said, with the rules for asking again. Writes are never retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // What fails is shown on the page that asked; the console is for what nobody expected.
    logger: { log: console.log, warn: console.warn, error: () => undefined },
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        // A browser that believes it is offline is often wrong, above all about localhost.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
