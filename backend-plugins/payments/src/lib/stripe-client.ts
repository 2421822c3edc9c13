import Stripe from 'stripe';
import type { PaymentOptions } from './options';
import { wholeAnswers } from './whole-answers';

/** The version that medusa-payment-stripe speaks; both clients must read the same answers. */
const API_VERSION = '2022-11-15';

/** A retry repeats the same idempotency key, so that it cannot make a second payment. */
const RETRIES = 1;

/**
 * A client of Stripe, or of the sandbox where one is configured: the same code path for both. It
 * repeats a call that fails `retries` times.
 */
export function createStripe(options: PaymentOptions, retries = RETRIES): Stripe {
  const sandbox = options.sandboxUrl ? new URL(options.sandboxUrl) : null;
  return new Stripe(options.apiKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: retries,
    timeout: options.timeoutMs,
    httpClient: wholeAnswers,
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
