import { loadStripe } from '@stripe/stripe-js/pure';
import type * as Importer from '../import-sandbox';
import { importSandbox } from '../import-sandbox';
import { loadPaymentSdk, PaymentSdkError } from '../load-payment-sdk';

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));
jest.mock('../import-sandbox');

const loadsStripe = jest.mocked(loadStripe);
const currency = { code: 'usd', decimals: 2, step: 0.01, largest: 999_999.99 };
const imports = jest.mocked(importSandbox);
const { importSandbox: importSources } = jest.requireActual<typeof Importer>('../import-sandbox');
const sandbox = {
  mode: 'sandbox',
  currency,
  publishableKey: 'pk_test_x',
  apiBase: 'http://127.0.0.1:12111',
} as const;
const stripe = { mode: 'stripe', currency, publishableKey: 'pk_live_x' } as const;

beforeEach(() => {
  jest.clearAllMocks();
  imports.mockImplementation(importSources);
});

/** The addresses that the stand-in was imported from. */
const addresses = () => imports.mock.calls.map(([address]) => address);

it('loads only the stand-in, from the sandbox, in sandbox mode', async () => {
  const sdk = await loadPaymentSdk(sandbox);
  expect(typeof sdk.confirmCardPayment).toBe('function');
  expect(addresses()).toEqual(['http://127.0.0.1:12111/browser.js']);
  expect(loadsStripe).not.toHaveBeenCalled();
});

it('loads Stripe.js with the key otherwise', async () => {
  const sdk = await loadPaymentSdk(sandbox);
  loadsStripe.mockResolvedValueOnce(sdk);
  expect(await loadPaymentSdk(stripe)).toBe(sdk);
  expect(loadsStripe).toHaveBeenCalledWith('pk_live_x');
});

it('loads nothing from the sandbox in Stripe mode', async () => {
  loadsStripe.mockResolvedValueOnce(await loadPaymentSdk(sandbox));
  imports.mockClear();
  await loadPaymentSdk(stripe);
  expect(imports).not.toHaveBeenCalled();
});

it('retries at an address that no browser has cached after a failed import', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  imports.mockRejectedValueOnce(cause).mockRejectedValueOnce(cause);
  for (const _ of [1, 2]) {
    const failure = await loadPaymentSdk(sandbox).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentSdkError);
    expect(failure).toMatchObject({ code: 'payment_sdk_unavailable', cause });
  }
  const sdk = await loadPaymentSdk(sandbox);
  expect(typeof sdk.confirmCardPayment).toBe('function');
  expect(new Set(addresses()).size).toBe(3);
  for (const address of addresses()) expect(new URL(address).pathname).toBe('/browser.js');
});

it.each([[{}], [{ createSandboxStripe: 'soon' }], [null]])(
  'takes a module that is not the stand-in for a failure: %j',
  async (module) => {
    imports.mockResolvedValueOnce(module);
    await expect(loadPaymentSdk(sandbox)).rejects.toBeInstanceOf(PaymentSdkError);
    await expect(loadPaymentSdk(sandbox)).resolves.toHaveProperty('confirmCardPayment');
  },
);

it('rejects with a message for the user if Stripe.js cannot be loaded', async () => {
  const cause = new Error('Failed to load Stripe.js');
  loadsStripe.mockRejectedValueOnce(cause);
  const failure = await loadPaymentSdk(stripe).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PaymentSdkError);
  expect(failure).toMatchObject({ code: 'payment_sdk_unavailable', cause });
  expect(String(failure)).toMatch(/could not be loaded/);
});

it('rejects if Stripe.js loads as null', async () => {
  loadsStripe.mockResolvedValueOnce(null);
  await expect(loadPaymentSdk(stripe)).rejects.toBeInstanceOf(PaymentSdkError);
});
