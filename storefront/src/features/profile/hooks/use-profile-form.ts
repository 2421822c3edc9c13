import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import {
  MAX_PHONE_LENGTH,
  MAX_PROFILE_TEXT_LENGTH,
  saveProfile,
  type Profile,
} from '@harrow/contract';
import { showError, showSuccess } from '@/components/ui/toast';
import { usePersistedForm } from '@/components/ui/use-persisted-form';
import { usePictureUpload } from '@/lib/pictures/upload-picture';
import { textSchema } from '@/lib/forms/field-schemas';
import { call } from '@/lib/http/shop-client';
import { pictureSchema } from '@/lib/pictures/picture-schema';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { profileKey } from '../api/profile';

const words = messages.profile;

const text = (required: string) => textSchema(required, MAX_PROFILE_TEXT_LENGTH);

/** The profile form. The specification defines its messages. */
const profileFormSchema = z.object({
  profession: text(words.professionRequired),
  address: z.object({
    city: text(words.cityRequired),
    state: text(words.stateRequired),
    country: text(words.countryRequired),
  }),
  phone: textSchema(words.phoneRequired, MAX_PHONE_LENGTH),
  image: pictureSchema(words.photoRequired),
});

type ProfileFields = z.infer<typeof profileFormSchema>;

/** Returns the initial values of the form; empty where the profile is. */
function fieldsOf({ profession, address, phone, image }: Profile): ProfileFields {
  return {
    profession: profession ?? '',
    address: address ?? { city: '', state: '', country: '' },
    phone: phone ?? '',
    image,
  };
}

const FIELDS = [
  'profession',
  'address.city',
  'address.state',
  'address.country',
  'phone',
  'image',
] as const;

/** Without the photo, because a file cannot be stored. */
const draftSchema = z.object({
  profession: z.string(),
  address: z.object({ city: z.string(), state: z.string(), country: z.string() }),
  phone: z.string(),
});

/** The state of the profile form. Calls `onSaved` after each save. */
export function useProfileForm(
  { name, email }: SessionUser,
  profile: Profile,
  onSaved: () => void,
) {
  const queryClient = useQueryClient();
  const { upload, progress } = usePictureUpload();
  const state = usePersistedForm<ProfileFields, ProfileFields>({
    draftName: 'profile',
    owner: email,
    draftSchema,
    fields: FIELDS,
    resolver: zodResolver(profileFormSchema),
    defaultValues: fieldsOf(profile),
    async send(fields, form) {
      const photo = await upload(fields.image);
      if (!photo.ok) {
        form.setError('image', { message: photo.message }, { shouldFocus: true });
        return false;
      }
      const image = photo.url;
      const body = { ...fields, name, email, image };
      const { modifiedCount } = await call(saveProfile, { parameters: { email }, body });
      if (modifiedCount === 0) {
        showError(messages.forms.notDone);
        form.reset(fieldsOf(profile));
        return false;
      }
      showSuccess(messages.profile.saved);
      form.reset({ ...fields, image });
      onSaved();
      void queryClient.invalidateQueries({ queryKey: profileKey(email) });
      return true;
    },
  });
  return { ...state, progress };
}
