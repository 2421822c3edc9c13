import { loadStripe } from '@stripe/stripe-js/pure';
import { loadPaymentSdk, PaymentSdkError } from '../load-payment-sdk';
import { paymentConfigSchema } from '../payment-config';

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));

const loadsStripe = jest.mocked(loadStripe);
const sandbox = {
  mode: 'sandbox',
  publishableKey: 'pk_test_x',
  apiBase: 'http://127.0.0.1:12111',
} as const;
const stripe = { mode: 'stripe', publishableKey: 'pk_live_x' } as const;

it('loads the stand-in in sandbox mode, and nothing of Stripe', async () => {
  const sdk = await loadPaymentSdk(sandbox);
  expect(typeof sdk.confirmCardPayment).toBe('function');
  expect(loadsStripe).not.toHaveBeenCalled();
});

it('loads Stripe.js with the key otherwise', async () => {
  const sdk = await loadPaymentSdk(sandbox);
  loadsStripe.mockResolvedValueOnce(sdk);
  expect(await loadPaymentSdk(stripe)).toBe(sdk);
  expect(loadsStripe).toHaveBeenCalledWith('pk_live_x');
});

it('says in words that can be shown why Stripe.js is not there', async () => {
  const cause = new Error('Failed to load Stripe.js');
  loadsStripe.mockRejectedValueOnce(cause);
  const failure = await loadPaymentSdk(stripe).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PaymentSdkError);
  expect(failure).toMatchObject({ code: 'payment_sdk_unavailable', cause });
  expect(String(failure)).toMatch(/could not be loaded/);
});

it('takes no Stripe.js for a failure too', async () => {
  loadsStripe.mockResolvedValueOnce(null);
  await expect(loadPaymentSdk(stripe)).rejects.toBeInstanceOf(PaymentSdkError);
});

it('reads the two configurations and no other', () => {
  expect(paymentConfigSchema.parse(sandbox)).toEqual(sandbox);
  expect(paymentConfigSchema.parse(stripe)).toEqual(stripe);
  const wrong = [{ ...sandbox, publishableKey: 'pk_live_x' }, { ...sandbox, apiBase: 'x' }, {}];
  for (const config of wrong) expect(paymentConfigSchema.safeParse(config).success).toBe(false);
});
