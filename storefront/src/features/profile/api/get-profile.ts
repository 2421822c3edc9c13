import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const profileSchema = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  address: z.nullable(z.object({ city: z.string(), state: z.string(), country: z.string() })),
  phone: z.nullable(z.string()),
  /** Address of the photo. */
  image: z.nullable(z.string()),
});

/** What a user tells of themselves; null is what they have not told yet. */
export type Profile = z.infer<typeof profileSchema>;

/** The profile of the signed-in user. Throws `ApiError`. */
export function getProfile(email: string, signal?: AbortSignal): Promise<Profile> {
  const path = `/profiles?email=${encodeURIComponent(email)}`;
  return request('GET', path, { auth: true, schema: profileSchema, signal });
}
