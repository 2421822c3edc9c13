import { shippingTerms } from './shipping-terms';

/**
 * The maker that owns the shop. Edit these values for another maker: the footer, the product pages, papers, mails
 * and the pages about delivery, returns, warranty, terms and privacy show them.
 */
export const maker = {
  /** Set to false with your values: only the demonstration shows a made-up maker. */
  isMadeUp: true as boolean,
  name: 'Harrow Works',
  street: '1400 Foundry Road',
  /** City, state and ZIP code, as on an envelope. */
  city: 'Ames, Iowa 50010',
  /** ISO 3166-1 alpha-2. */
  country: 'US',
  /** The place of dispatch. */
  shipsFrom: 'Ames',
  /** Working days from payment to dispatch, the cutoff hour, and the time zone. */
  shipping: shippingTerms,
  /** The area of free delivery, as part of a sentence. */
  deliversFreeIn: 'the lower 48',
  /** Days after the delivery in which missing or damaged goods are reported. */
  complaintDays: 3 as number,
  /** The displayed form, and the dialed form (E.164). */
  phone: { shown: '(515) 555-0140', dialed: '+15155550140' },
  email: 'orders@harrow.example',
  hours: 'Mon–Fri, 7 AM–5 PM',
} as const;

export type Maker = typeof maker;
