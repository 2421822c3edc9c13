import { z } from 'zod/mini';
import { textSchema } from '@/lib/forms/text-schema';
import { pictureSchema } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';
import type { Profile } from '../api/get-profile';

const words = messages.profile;
const LONGEST = 200;
const LONGEST_PHONE = 40;

const text = (required: string) => textSchema(required, LONGEST);

/** What the profile form takes; its messages are the specification's. */
export const profileFormSchema = z.object({
  profession: text(words.professionRequired),
  address: z.object({
    city: text(words.cityRequired),
    state: text(words.stateRequired),
    country: text(words.countryRequired),
  }),
  phone: textSchema(words.phoneRequired, LONGEST_PHONE),
  image: pictureSchema(words.photoRequired),
});

export type ProfileFields = z.infer<typeof profileFormSchema>;

/** A profile as its form begins: empty where nothing has been saved. */
export function fieldsOf({ profession, address, phone, image }: Profile): ProfileFields {
  return {
    profession: profession ?? '',
    address: address ?? { city: '', state: '', country: '' },
    phone: phone ?? '',
    image,
  };
}
