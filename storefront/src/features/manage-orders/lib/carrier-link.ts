/**
 * The formats of carriers' tracking numbers, and their public pages. UPS: `1Z` and 16 letters or
 * digits; FedEx: 12 or 15 digits.
 */
const CARRIERS = [
  {
    form: /^1Z[\dA-Z]{16}$/,
    page: (number: string) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    form: /^(?:\d{12}|\d{15})$/,
    page: (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
];

/** Returns the carrier's page about a tracking number, or null if no carrier has its format. */
export function carrierLink(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return CARRIERS.find(({ form }) => form.test(number))?.page(number) ?? null;
}
