import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

/** A whole profile; `image` is the address of an uploaded photo. */
export interface ProfileUpdate {
  name: string;
  email: string;
  profession: string;
  address: { city: string; state: string; country: string };
  phone: string;
  image: string;
}

const savedSchema = z.object({ modifiedCount: z.number() });

/** Saves the signed-in user's own profile and says whether it is changed now. Throws `ApiError`. */
export async function saveProfile(profile: ProfileUpdate): Promise<boolean> {
  const path = `/profiles/${encodeURIComponent(profile.email)}`;
  const { modifiedCount } = await request('PUT', path, {
    auth: true,
    body: profile,
    schema: savedSchema,
  });
  return modifiedCount > 0;
}
