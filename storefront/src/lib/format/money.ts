const LOCALE = 'en-US';

/**
 * Writes an amount in decimal units (`12480` in usd is $12,480.00) with the currency's own decimals.
 * The currency is an ISO 4217 code in lower case, and comes with the amount from the server.
 */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount);
}

/** Writes an amount with the name of its currency: `12,480.00 US dollars`. */
export function spellMoney(amount: number, currency: string): string {
  const style = { style: 'currency', currencyDisplay: 'name', currency } as const;
  return new Intl.NumberFormat(LOCALE, style).format(amount);
}
