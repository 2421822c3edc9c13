/**
 * The maker whose shop this is. Edit this file for another one: the footer, the product pages, papers
 * and the pages about delivery, returns, warranty, terms and privacy show these values.
 */
export const maker = {
  /** Set it to false with your own values: only the demonstration shows a made-up maker. */
  isMadeUp: true as boolean,
  name: 'Harrow Works',
  street: '1400 Foundry Road',
  /** City, state and ZIP code, as on an envelope. */
  city: 'Ames, Iowa 50010',
  /** The place that goods are shipped from. */
  shipsFrom: 'Ames',
  /** Working days from a paid order to the truck. */
  shipsInDays: 2 as number,
  /** Days after the delivery in which missing or damaged goods are reported. */
  complaintDays: 3 as number,
  /** As it is shown, and as it is dialed (E.164). */
  phone: { shown: '(515) 555-0140', dialed: '+15155550140' },
  hours: 'Mon–Fri, 7 AM–5 PM',
} as const;

export type Maker = typeof maker;
