import { QueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';

const RETRIES = 2;
const STALE_AFTER_MS = 30_000;

/** Tells whether a failed query should be retried: after network and server errors only. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const { kind, status = 0 } = toApiError(error);
  return failureCount < RETRIES && (kind === 'network' || (kind === 'http' && status >= 500));
}

/** Options of a query whose previous data stays visible while it loads with another key. */
export const KEEP_PREVIOUS = { keepPreviousData: true };

/** Creates the query client, with the rules for retries. Writes are never retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // The page shows a failed query; the console is only for unexpected errors.
    logger: { log: console.log, warn: console.warn, error: () => undefined },
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        // A browser that reports being offline is often wrong, especially about localhost.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
