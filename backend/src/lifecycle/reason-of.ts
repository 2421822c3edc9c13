/** Returns why a connection failed. An `ECONNREFUSED` of several addresses has no message, and one of `fetch` a cause. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (message === 'fetch failed' && cause) return reasonOf(cause);
  return (message ?? '') || (code ?? 'unknown reason');
}
