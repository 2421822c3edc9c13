import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

/** Something known from before that the form offers, and where from. */
export interface Offer {
  value: string;
  from: 'profile' | 'order';
}

/** What may be filled in of the form; null is what is not known. */
export interface DeliveryOffer {
  phone: Offer | null;
  address: Offer | null;
}

const profileSchema = z.object({ phone: z.nullable(z.string()) });
/** Newest first. */
const ordersSchema = z.array(
  z.object({ phone: z.nullable(z.string()), address: z.nullable(z.string()) }),
);

const offerOf = (value: string | null | undefined, from: Offer['from']): Offer | null =>
  value ? { value, from } : null;

/**
 * The phone and address of the last order of this email, which belong together; where there is no
 * order, the phone of the profile. Throws `ApiError`.
 */
export async function getDeliveryOffer(email: string, signal?: AbortSignal) {
  const query = `email=${encodeURIComponent(email)}`;
  const options = { auth: true, signal };
  const [last] = await request('GET', `/order?${query}`, { ...options, schema: ordersSchema });
  const address = offerOf(last?.address, 'order');
  const phone = offerOf(last?.phone, 'order');
  if (phone) return { phone, address };
  const profile = await request('GET', `/profiles?${query}`, { ...options, schema: profileSchema });
  return { phone: offerOf(profile.phone, 'profile'), address };
}
