import { invalidRequest } from './stripe-error.ts';

/** Stripe's minimum of a card payment, in the smallest unit; other currencies have none here. */
const SMALLEST = new Map(
  Object.entries({
    aed: 200,
    aud: 50,
    bgn: 100,
    brl: 50,
    cad: 50,
    chf: 50,
    czk: 1500,
    dkk: 250,
    eur: 50,
    gbp: 30,
    hkd: 400,
    huf: 17_500,
    inr: 50,
    jpy: 50,
    mxn: 1000,
    myr: 200,
    nok: 300,
    nzd: 50,
    pln: 200,
    ron: 200,
    sek: 300,
    sgd: 50,
    thb: 1000,
    usd: 50,
  }),
);

/** Eight digits, whatever the currency: 999,999.99 usd. */
const LARGEST = 99_999_999;

/** Throws Stripe's refusal of an amount (smallest unit) that is more or less than it charges. */
export function checkAmount(amount: number, currency: string): void {
  const smallest = SMALLEST.get(currency) ?? 1;
  if (amount < smallest) {
    throw invalidRequest(
      `Amount must be at least ${smallest} in the smallest unit of ${currency}`,
      {
        code: 'amount_too_small',
        param: 'amount',
      },
    );
  }
  if (amount <= LARGEST) return;
  throw invalidRequest(`Amount must be no more than ${LARGEST} in the smallest unit`, {
    code: 'amount_too_large',
    param: 'amount',
  });
}
