import { toApiError } from '@/lib/http/api-error';

/** Tells whether an error is temporary, so that a retry may succeed. */
function isTransient(error: unknown): boolean {
  const { kind, status = 0 } = toApiError(error);
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}

/** Runs `call`. After a temporary error, waits for `pause` and runs it once more. */
export async function retryOnce<T>(call: () => Promise<T>, pause: () => Promise<void>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isTransient(error)) throw error;
    await pause();
    return call();
  }
}
