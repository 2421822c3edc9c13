import type { PaymentConfig } from '@harrow/contract';
import type { Stripe } from '@stripe/stripe-js';
import { z } from 'zod/mini';
import { importSandbox } from './import-sandbox';

type SandboxConfig = Extract<PaymentConfig, { mode: 'sandbox' }>;

const browserHalfSchema = z.object({
  createSandboxStripe: z.custom<(config: SandboxConfig) => Stripe>(
    (value) => typeof value === 'function',
  ),
});

/** The code of the card form could not be loaded; trying again may help. */
export class PaymentSdkError extends Error {
  override readonly name = 'PaymentSdkError';
  readonly code = 'payment_sdk_unavailable';

  constructor(cause?: unknown) {
    super('The card form could not be loaded. Check your connection and try again.', { cause });
  }
}

/**
 * Loads Stripe.js, or the stand-in that the sandbox serves. Rejects with a `PaymentSdkError`, whose
 * message can be shown to the user.
 */
export async function loadPaymentSdk(config: PaymentConfig): Promise<Stripe> {
  const sdk = await load(config).catch((error: unknown) => {
    throw new PaymentSdkError(error);
  });
  if (sdk === null) throw new PaymentSdkError();
  return sdk;
}

async function load(config: PaymentConfig): Promise<Stripe | null> {
  if (config.mode === 'sandbox') return await loadSandbox(config);
  // the package's main entry point fetches Stripe's script on import
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return await loadStripe(config.publishableKey);
}

let failures = 0;

async function loadSandbox(config: SandboxConfig): Promise<Stripe> {
  // an import that has failed fails for as long as the page lives, unless its address is another
  const query = failures === 0 ? '' : `?attempt=${failures + 1}`;
  try {
    const half = await importSandbox(`${config.apiBase}/browser.js${query}`);
    return browserHalfSchema.parse(half).createSandboxStripe(config);
  } catch (error) {
    failures += 1;
    throw error;
  }
}
