/**
 * The rules for charging a currency. Amounts are in its smallest unit, which for every currency here is the
 * same for card payments (Stripe), the engine and its stock admin, and browsers (`Intl`).
 */
export type CurrencyRules = {
  decimals: number;
  /** Card charges must be a multiple of this. */
  step: number;
  /** The minimum card charge. */
  smallestCharge: number;
  /** The maximum card charge. */
  largestCharge: number;
};

// https://docs.stripe.com/currencies: supported currencies and their decimals
const TWO_DECIMALS =
  'aed ars aud azn bam bdt bgn bnd bob brl bwp byn bzd cad cdf chf cny cve czk dkk dop dzd egp etb ' +
  'eur gbp gel gtq hkd hnl ils inr jmd kes khr kzt lkr mad mdl mkd mop mxn myr mzn nad ngn nio nok ' +
  'npr nzd pab pen php pln qar ron rub sar sek sgd thb top try ttd twd uah usd uyu zar';
const NO_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd xaf xof';
const THREE_DECIMALS = 'bhd jod kwd omr tnd';

/**
 * Currencies that the payment provider counts in hundredths and the stock admin in whole units: a
 * price that staff enter there would be charged at a hundredth of its value.
 */
const MISCOUNTED = 'afn all amd cop crc huf idr isk lbp mmk mnt mur pkr rsd sos tzs ugx uzs yer';

/**
 * The provider's minimum charge by the currency of the shop's account; other currencies have none.
 */
const MIN_CHARGES = new Map(
  Object.entries({
    ...{ aed: 200, aud: 50, bgn: 100, brl: 50, cad: 50, chf: 50, czk: 1500, dkk: 250, eur: 50 },
    ...{ gbp: 30, hkd: 400, inr: 50, jpy: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, pln: 200 },
    ...{ ron: 200, sek: 300, sgd: 50, thb: 1000, usd: 50 },
  }),
);

/** Eight digits: 999,999.99 usd, 99,999,999 jpy. */
const MAX_CHARGE = 99_999_999;

/** The provider requires the last of three decimals to be 0. */
const STEP_OF_THREE_DECIMALS = 10;

const rulesOf = (code: string, decimals: number): [string, CurrencyRules] => {
  const step = decimals === 3 ? STEP_OF_THREE_DECIMALS : 1;
  const smallestCharge = MIN_CHARGES.get(code) ?? step;
  const largestCharge = MAX_CHARGE - (MAX_CHARGE % step);
  return [code, { decimals, step, smallestCharge, largestCharge }];
};

/** The rules of every currency that a shop can sell in, by lower-case ISO 4217 code. */
export const CURRENCIES: ReadonlyMap<string, CurrencyRules> = new Map([
  ...TWO_DECIMALS.split(' ').map((code) => rulesOf(code, 2)),
  ...NO_DECIMALS.split(' ').map((code) => rulesOf(code, 0)),
  ...THREE_DECIMALS.split(' ').map((code) => rulesOf(code, 3)),
]);

/** Returns the rules of a currency. Throws for one that no shop can sell in. */
export function chargeRules(code: string): CurrencyRules {
  const rules = CURRENCIES.get(code);
  if (!rules) throw new RangeError(`No shop can sell in ${code}.`);
  return rules;
}

/** Returns why a shop cannot sell in a currency, phrased to follow the setting's name, or null. */
export function currencyProblem(code: string): string | null {
  if (CURRENCIES.has(code)) return null;
  if (MISCOUNTED.split(' ').includes(code)) {
    return 'must be another currency: the stock admin and the payment provider count this one in different units';
  }
  return 'must be the lower-case ISO 4217 code of a currency that the stock admin and the payment provider know';
}
