import type { LetterWords } from './words/letter-words';

type Words = Pick<LetterWords, 'locale'>;

/** `$648.00`; the amount is decimal. */
export function formatMoney(amount: number, currency: string, { locale }: Words): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** `Tuesday, November 24, 3:40 PM CST`, by the clocks of a time zone, which mails name. */
export function formatMoment(iso: string, timeZone: string, { locale }: Words): string {
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  } as const);
  return moment
    .format(new Date(iso))
    .replace(/ (at|um) /, ', ')
    .replaceAll('\u202f', ' ');
}
