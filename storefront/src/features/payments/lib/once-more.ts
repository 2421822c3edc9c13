import { toApiError } from '@/lib/http/api-error';

/** Whether the same call could go differently in a moment: nobody answered, or not for good. */
export function isPassing(error: unknown): boolean {
  const { kind, status = 0 } = toApiError(error);
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}

/** Runs `call`; after a failure that may pass it waits for `pause` and runs it once more. */
export async function onceMore<T>(call: () => Promise<T>, pause: () => Promise<void>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isPassing(error)) throw error;
    await pause();
    return call();
  }
}
