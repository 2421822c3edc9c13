import { attach as attachOriginal, type Client } from 'stock-admin/retry-axios';

export * from 'stock-admin/retry-axios';

/**
 * Attaches the retries of the stock admin's HTTP client, but for 409: it would repeat a refused call
 * three times, and staff would wait six seconds for the sentence.
 */
export function attach(client: Client): number {
  client.interceptors.response.use(undefined, (error) => {
    if (error.response?.status === 409 && error.config) {
      error.config.raxConfig = { ...error.config.raxConfig, shouldRetry: () => false };
    }
    return Promise.reject(error);
  });
  return attachOriginal(client);
}
