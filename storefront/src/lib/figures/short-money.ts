import { LOCALE } from '@/messages/en/language';

/** An amount beside a line of a chart: `$150K`. */
export const shortMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency, notation: 'compact' }).format(
    amount,
  );
