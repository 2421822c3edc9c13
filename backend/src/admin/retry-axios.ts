import { attach as attachOriginal, type Client, type Failure } from 'stock-admin/retry-axios';
import { keepWords } from './refused-words';

export * from 'stock-admin/retry-axios';

/** A failed login says so in its form. */
const UNAUTHORIZED = 401;

function keepRefusal({ response, config }: Failure): void {
  const words = response?.data?.message;
  if (config?.method === 'get' || response?.status === UNAUTHORIZED || !words) return;
  keepWords(words);
}

/**
 * Attaches the retries of the stock admin's HTTP client, but for 409: it would repeat a refused call
 * three times, and staff would wait six seconds for the sentence. Keeps what the server says about a
 * refused change for the page's message.
 */
export function attach(client: Client): number {
  client.interceptors.response.use(undefined, (error) => {
    keepRefusal(error);
    if (error.response?.status === 409 && error.config) {
      error.config.raxConfig = { ...error.config.raxConfig, shouldRetry: () => false };
    }
    return Promise.reject(error);
  });
  return attachOriginal(client);
}
