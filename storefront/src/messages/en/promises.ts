import { maker } from '@/config/maker';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Promises that several pages and papers make: each is worded here alone. */
export const promises = {
  /** From the payment to the truck. */
  shipsIn: count(maker.shipsInDays, 'working day'),
  complaint: `within ${count(maker.complaintDays, 'day')} of delivery`,
  /** The time that banks take, according to the payment provider. */
  refundOnCard: '5 to 10 business days',
  /** No tax is calculated, and shipping is free. */
  wholePrice: 'Nothing is added to the price for shipping or tax.',
};
