/** Where several countries pay in one currency; else its code begins with that of its country. */
const SHARED: Readonly<Record<string, string>> = {
  eur: 'at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk',
  xaf: 'cf cg cm ga gq td',
  xof: 'bf bj ci gw ml ne sn tg',
};

/** The countries of a shop that sells in that currency, ISO 3166 in lower case. */
export function countriesOf(currency: string): string[] {
  return (SHARED[currency] ?? currency.slice(0, 2)).split(' ');
}

/** What staff read above these countries: their name where it is one, else that of the currency. */
export function regionName(currency: string): string {
  const type = currency in SHARED ? 'currency' : 'region';
  const code = type === 'currency' ? currency : currency.slice(0, 2);
  return new Intl.DisplayNames('en', { type }).of(code.toUpperCase()) ?? code;
}
