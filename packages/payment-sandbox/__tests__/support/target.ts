import Stripe from 'stripe';
import { startPaymentSandbox } from '../../src/server.ts';

const API_VERSION = '2022-11-15';

export const SECRET_KEY = 'sk_test_conformance';
export const PUBLISHABLE_KEY = 'pk_test_conformance';

/** The target of the conformance suite: the sandbox, or Stripe itself. */
export interface Target {
  stripe: Stripe;
  close(): Promise<void>;
}

/**
 * The sandbox on a separate port, or the real Stripe's test mode where STRIPE_CONFORMANCE_KEY
 * holds a secret test key. Throws for a live one.
 */
export async function openTarget(): Promise<Target> {
  const key = process.env.STRIPE_CONFORMANCE_KEY;
  if (key === undefined || key === '') return openSandbox();
  if (!/^[sr]k_test_/.test(key)) throw new Error('STRIPE_CONFORMANCE_KEY must be a test key.');
  return {
    stripe: new Stripe(key, { apiVersion: API_VERSION }),
    close: () => Promise.resolve(),
  };
}

async function openSandbox(): Promise<Target> {
  const sandbox = await startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    allowedOrigins: [],
  });
  return { stripe: clientOf(sandbox.port), close: () => sandbox.close() };
}

/** The client that medusa-payment-stripe uses, pointed at a sandbox. */
export function clientOf(port: number, key = SECRET_KEY): Stripe {
  return new Stripe(key, {
    apiVersion: API_VERSION,
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
  });
}

/** The refusal that a call ends with; fails the test where the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was expected to be refused.');
}
