/** Countries that share a currency; all other currency codes begin with their country's code. */
const SHARED: Readonly<Record<string, string>> = {
  eur: 'at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk',
  xaf: 'cf cg cm ga gq td',
  xof: 'bf bj ci gw ml ne sn tg',
};

/** Returns the countries of a shop in that currency, as lower-case ISO 3166 codes. */
export function countriesOf(currency: string): string[] {
  return (SHARED[currency] ?? currency.slice(0, 2)).split(' ');
}

/** Returns the region's name: that of its only country, or of the shared currency. */
export function regionName(currency: string): string {
  const type = currency in SHARED ? 'currency' : 'region';
  const code = type === 'currency' ? currency : currency.slice(0, 2);
  return new Intl.DisplayNames('en', { type }).of(code.toUpperCase()) ?? code;
}
