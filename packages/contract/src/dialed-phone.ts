import type { Shop } from './shop';

/** The countries of the North American Numbering Plan whose numbers are written without their code. */
const NORTH_AMERICA = ['US', 'CA'];

/** Returns the dialed form of a phone number (RFC 3966): that of North America gets its code. */
export function dialedPhone({ phone, country }: Pick<Shop['maker'], 'phone' | 'country'>): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return NORTH_AMERICA.includes(country) && /^\d{10}$/.test(digits) ? `+1${digits}` : digits;
}
