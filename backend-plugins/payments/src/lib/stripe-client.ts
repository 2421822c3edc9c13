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
 * Makes a `fetch` with a deadline and a size limit for the whole response. Stripe's library has a deadline
 * for the beginning of one only, and would wait forever for the rest if the connection is lost.
 */
const boundedFetch =
  (timeoutMs: number): typeof fetch =>
  async (url, request) => {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readText(response.body);
    const { status, headers } = response;
    const json = async (): Promise<unknown> => answerSchema.parse(JSON.parse(text));
    return Object.assign(new Response(null, { status, headers }), { json });
  };

/** The API version of medusa-payment-stripe; both clients must read the same responses. */
const API_VERSION = '2022-11-15';

/** Retries use the same idempotency key, so that they cannot create a second payment. */
const RETRIES = 1;

/**
 * Creates a client of Stripe or, if one is configured, of the sandbox. It retries a failed call
 * `retries` times.
 */
export function createStripe(
  options: Pick<PaymentOptions, 'apiKey' | 'sandboxUrl' | 'timeoutMs'>,
  retries = RETRIES,
): Stripe {
  const sandbox = options.sandboxUrl ? new URL(options.sandboxUrl) : null;
  return new Stripe(options.apiKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: retries,
    timeout: options.timeoutMs,
    httpClient: Stripe.createFetchHttpClient(boundedFetch(options.timeoutMs)),
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
