const count = new Intl.NumberFormat('en-US');

/** `1,200 pieces` */
export const formatPieces = (pieces: number): string =>
  `${count.format(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;

/** `$648.00`; the amount is decimal. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** `Tuesday, November 24, 3:40 PM CST`, by the clocks of a time zone, which mails name. */
export function formatMoment(iso: string, timeZone: string): string {
  const moment = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  } as const);
  return moment.format(new Date(iso)).replace(' at ', ', ').replaceAll('\u202f', ' ');
}
