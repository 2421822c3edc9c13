/** The shop's promises about shipping. The pages, the papers and the server read them only here. */
export const shippingTerms = {
  /** Working days from the payment to the truck. */
  workingDays: 2 as number,
  /** Payments before this full hour of the maker's day count from that day. */
  cutoffHour: 12 as number,
  /** The time zone of the maker. */
  timeZone: 'America/Chicago',
} as const;

export type ShippingTerms = typeof shippingTerms;
