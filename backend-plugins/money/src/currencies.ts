/**
 * How a currency is charged. Amounts are in its smallest unit, which for every currency here is the
 * same for card payments (Stripe), for the engine with its stock admin, and for browsers (`Intl`).
 */
export type CurrencyRules = {
  /** Decimals between one and the smallest unit. */
  decimals: number;
  /** What a card is charged is a multiple of it. */
  step: number;
  /** The least that a card can be charged. */
  smallestCharge: number;
  /** The most that a card can be charged. */
  largestCharge: number;
};

// https://docs.stripe.com/currencies: the currencies, and which of them have other than two decimals
const TWO_DECIMALS =
  'aed ars aud azn bam bdt bgn bnd bob brl bwp byn bzd cad cdf chf cny cve czk dkk dop dzd egp etb ' +
  'eur gbp gel gtq hkd hnl ils inr jmd kes khr kzt lkr mad mdl mkd mop mxn myr mzn nad ngn nio nok ' +
  'npr nzd pab pen php pln qar ron rub sar sek sgd thb top try ttd twd uah usd uyu zar';
const NO_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd xaf xof';
const THREE_DECIMALS = 'bhd jod kwd omr tnd';

/**
 * Currencies that the payment provider counts in hundredths and the engine's stock admin in whole
 * ones: a price that staff enter there would be charged at a hundredth of it.
 */
const MISCOUNTED = 'afn all amd cop crc huf idr isk lbp mmk mnt mur pkr rsd sos tzs ugx uzs yer';

/** The least that the provider charges, by the currency of the shop's account; others have none. */
const SMALLEST_CHARGES = new Map(
  Object.entries({
    ...{ aed: 200, aud: 50, bgn: 100, brl: 50, cad: 50, chf: 50, czk: 1500, dkk: 250, eur: 50 },
    ...{ gbp: 30, hkd: 400, inr: 50, jpy: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, pln: 200 },
    ...{ ron: 200, sek: 300, sgd: 50, thb: 1000, usd: 50 },
  }),
);

/** Eight digits: 999,999.99 usd, 99,999,999 jpy. */
const LARGEST_CHARGE = 99_999_999;

/** The last of three decimals must be 0, or the provider refuses the charge. */
const STEP_OF_THREE_DECIMALS = 10;

const rulesOf = (code: string, decimals: number): [string, CurrencyRules] => {
  const step = decimals === 3 ? STEP_OF_THREE_DECIMALS : 1;
  const smallestCharge = SMALLEST_CHARGES.get(code) ?? step;
  const largestCharge = LARGEST_CHARGE - (LARGEST_CHARGE % step);
  return [code, { decimals, step, smallestCharge, largestCharge }];
};

/** The rules of every currency that a shop can sell in, by its ISO 4217 code in lower case. */
export const CURRENCIES: ReadonlyMap<string, CurrencyRules> = new Map([
  ...TWO_DECIMALS.split(' ').map((code) => rulesOf(code, 2)),
  ...NO_DECIMALS.split(' ').map((code) => rulesOf(code, 0)),
  ...THREE_DECIMALS.split(' ').map((code) => rulesOf(code, 3)),
]);

/** The rules of a currency. Throws for one that no shop can sell in. */
export function chargeRules(code: string): CurrencyRules {
  const rules = CURRENCIES.get(code);
  if (!rules) throw new RangeError(`No shop can sell in ${code}.`);
  return rules;
}

/** Why a shop cannot sell in a currency, to follow its name; null where it can. */
export function currencyProblem(code: string): string | null {
  if (CURRENCIES.has(code)) return null;
  if (MISCOUNTED.split(' ').includes(code)) {
    return 'must be another currency: the stock admin and the payment provider count this one in different units';
  }
  return 'must be an ISO 4217 code in lower case, of a currency that the stock admin and the payment provider know';
}
