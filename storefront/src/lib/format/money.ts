const LOCALE = 'en-US';

/** Writes an amount in decimal units (`12480` is $12,480.00) with the currency's own decimals. */
export function formatMoney(amount: number, currency = 'usd'): string {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount);
}
