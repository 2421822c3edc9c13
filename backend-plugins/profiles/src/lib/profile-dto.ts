import { z } from 'zod';
import type { Profile } from '../models/profile';

/** A profile in the words of the specification; all but email and name are null before the first save. */
export const profileSchema = z.object({
  email: z.string(),
  name: z.string(),
  profession: z.string().nullable(),
  address: z.object({ city: z.string(), state: z.string(), country: z.string() }).nullable(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
});

/** Whose profile it is, as the identity plugin knows them. */
export type Person = { email: string; name: string };

/** The profile of a person, who may not have saved one yet. */
export function toProfileDto(
  { email, name }: Person,
  profile: Profile | null,
): z.infer<typeof profileSchema> {
  if (!profile) return { email, name, profession: null, address: null, phone: null, image: null };
  const { profession, city, state, country, phone, image } = profile;
  return { email, name, profession, address: { city, state, country }, phone, image };
}
