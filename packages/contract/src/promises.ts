import { maker } from './maker';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

const { workingDays, cutoffHour } = maker.shipping;

/** The single source for promises on pages, in papers and in mails. */
export const promises = {
  /** From the payment to the truck. */
  shipsIn: count(workingDays, 'working day'),
  /** From this hour on, payments count from the next working day. */
  cutoff: cutoffHour === 12 ? 'noon' : `${cutoffHour % 12 || 12} ${cutoffHour < 12 ? 'AM' : 'PM'}`,
  freeDelivery: `free delivery in ${maker.deliversFreeIn}`,
  complaint: `within ${count(maker.complaintDays, 'day')} of delivery`,
  /** The time needed by banks, according to the payment provider. */
  refundOnCard: '5 to 10 business days',
  /** No tax is calculated, and shipping is free. */
  noTax: 'Nothing is added for tax.',
  wholePrice: `Delivery in ${maker.deliversFreeIn} is free, and nothing is added for tax.`,
};
