import { paymentConfigSchema } from '../src';

const currency = { code: 'usd', decimals: 2, step: 0.01, largest: 999_999.99 };
const sandbox = {
  mode: 'sandbox',
  currency,
  publishableKey: 'pk_test_x',
  apiBase: 'http://127.0.0.1:12111',
} as const;
const stripe = { mode: 'stripe', currency, publishableKey: 'pk_live_x' } as const;

it('reads the two configurations and no other', () => {
  expect(paymentConfigSchema.parse(sandbox)).toEqual(sandbox);
  expect(paymentConfigSchema.parse(stripe)).toEqual(stripe);
  const wrong = [{ ...sandbox, publishableKey: 'pk_live_x' }, { ...sandbox, apiBase: 'x' }, {}];
  for (const config of wrong) expect(paymentConfigSchema.safeParse(config).success).toBe(false);
});
