import type { Stripe } from '@stripe/stripe-js';
import type { PaymentConfig } from './payment-config';

/** The code that takes cards could not be loaded; trying again may help. */
export class PaymentSdkError extends Error {
  override readonly name = 'PaymentSdkError';
  readonly code = 'payment_sdk_unavailable';

  constructor(cause?: unknown) {
    super('The card form could not be loaded. Check your connection and try again.', { cause });
  }
}

/**
 * Loads what takes cards: Stripe.js, or the sandbox's stand-in for it. Rejects with a
 * `PaymentSdkError`, whose message can be shown.
 */
export async function loadPaymentSdk(config: PaymentConfig): Promise<Stripe> {
  const sdk = await load(config).catch((error: unknown) => {
    throw new PaymentSdkError(error);
  });
  if (sdk === null) throw new PaymentSdkError();
  return sdk;
}

async function load(config: PaymentConfig): Promise<Stripe | null> {
  if (config.mode === 'sandbox') {
    const { createSandboxStripe } = await import('./sandbox/create-sandbox-stripe');
    return createSandboxStripe(config);
  }
  // the package's main entry fetches Stripe's script as soon as it is imported
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return await loadStripe(config.publishableKey);
}
