import { invalidRequest } from './stripe-error.ts';

/** Stripe's minimum card payment, in the smallest unit; other currencies have none here. */
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

/** Eight digits; https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LARGEST = 99_999_999;

/** Twelve digits. */
const MAX_IDR = 999_999_999_999;

const TWO_DECIMALS =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd bwp byn bzd cad cdf ' +
  'chf cny cop crc cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf ' +
  'idr ils inr isk jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk ' +
  'mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sek sgd ' +
  'shp sle sos srd std szl thb tjs top try ttd twd tzs uah ugx usd uyu uzs wst xcd xcg yer zar zmw';
const NO_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf';
const THREE_DECIMALS = 'bhd jod kwd omr tnd';

/**
 * The step of amounts by currency. The last of three decimals must be 0, and currencies that used to
 * have decimals are still sent with them.
 */
const STEPS = new Map<string, number>([
  ...[TWO_DECIMALS, NO_DECIMALS]
    .join(' ')
    .split(' ')
    .map((code) => [code, 1] as const),
  ...THREE_DECIMALS.split(' ').map((code) => [code, 10] as const),
  ['isk', 100],
  ['ugx', 100],
]);

/** Every currency that can be charged. */
export const chargeableCurrencies: readonly string[] = [...STEPS.keys()];

/** Throws Stripe's error for an unsupported currency. */
export function checkCurrency(currency: string): void {
  if (STEPS.has(currency)) return;
  throw invalidRequest(
    `Invalid currency: ${currency.slice(0, 20)}. Stripe currently supports these currencies: ` +
      chargeableCurrencies.join(', '),
    { param: 'currency' },
  );
}

/** Throws Stripe's error for an amount (smallest unit) that is not a multiple of the step. */
export function checkStep(amount: number, currency: string): void {
  const step = STEPS.get(currency) ?? 1;
  if (amount % step === 0) return;
  throw invalidRequest(
    `Invalid amount. Amounts in ${currency} must be evenly divisible by ${step}.`,
    { param: 'amount' },
  );
}

/** Throws Stripe's error for an amount (smallest unit) outside its limits. */
export function checkAmount(amount: number, currency: string): void {
  checkStep(amount, currency);
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
  const largest = currency === 'idr' ? MAX_IDR : LARGEST;
  if (amount <= largest) return;
  throw invalidRequest(`Amount must be no more than ${largest} in the smallest unit`, {
    code: 'amount_too_large',
    param: 'amount',
  });
}
