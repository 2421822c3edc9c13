import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentOptions } from './options';

/** In characters; a payment with its charge has a few thousand. */
const MAX_RESPONSE_LENGTH = 1_000_000;

/**
 * Stripe's library does not handle other shapes, and would throw its own error types for them.
 */
const answerSchema = z.looseObject({
  error: z.union([z.string(), z.looseObject({})]).nullish(),
});

/** A response that has been received completely. */
class CompleteResponse implements Stripe.HttpClientResponse {
  constructor(
    private readonly response: Response,
    private readonly text: string,
  ) {}

  getStatusCode(): number {
    return this.response.status;
  }

  getHeaders(): Record<string, string> {
    return Object.fromEntries(this.response.headers);
  }

  getRawResponse(): object {
    return {}; // the raw response is not used
  }

  toStream(): never {
    throw new Error('Responses of the payment provider are not streamed.');
  }

  async toJSON(): Promise<object> {
    return answerSchema.parse(JSON.parse(this.text));
  }
}

/** Reads the whole body. Throws if it exceeds the maximum length. */
async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_RESPONSE_LENGTH) throw new Error('The response is too long.');
  }
  return text;
}

/**
 * An HTTP client for Stripe's library with a deadline and a size limit for the whole response. The
 * library's own client has only an inactivity timeout, and waits forever for the rest of a response
 * whose connection is lost.
 */
const boundedHttpClient: Stripe.HttpClient = {
  getClientName: () => 'fetch',
  async makeRequest(host, port, path, method, headers, body, protocol, milliseconds) {
    const response = await fetch(`${protocol}://${host}:${port}${path}`, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'GET' ? undefined : body,
      signal: AbortSignal.timeout(milliseconds),
    });
    return new CompleteResponse(response, await readText(response.body));
  },
};

/** The API version of medusa-payment-stripe; both clients must read the same responses. */
const API_VERSION = '2022-11-15';

/** Retries use the same idempotency key, so that they cannot create a second payment. */
const RETRIES = 1;

/**
 * Creates a client of Stripe or, if one is configured, of the sandbox. It retries a failed call
 * `retries` times.
 */
export function createStripe(options: PaymentOptions, retries = RETRIES): Stripe {
  const sandbox = options.sandboxUrl ? new URL(options.sandboxUrl) : null;
  return new Stripe(options.apiKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: retries,
    timeout: options.timeoutMs,
    httpClient: boundedHttpClient,
    telemetry: false,
    ...(sandbox
      ? {
          host: sandbox.hostname,
          port: sandbox.port || (sandbox.protocol === 'https:' ? '443' : '80'),
          protocol: sandbox.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}
