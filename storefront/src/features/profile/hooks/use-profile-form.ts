import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { showError, showSuccess } from '@/components/ui/toast';
import { useKeptForm } from '@/components/ui/use-kept-form';
import { usePictureUpload } from '@/components/ui/use-picture-upload';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { Profile } from '../api/get-profile';
import { saveProfile } from '../api/save-profile';
import { fieldsOf, profileFormSchema, type ProfileFields } from '../lib/profile-schema';
import { profileKey } from './use-profile';

const FIELDS = [
  'profession',
  'address.city',
  'address.state',
  'address.country',
  'phone',
  'image',
] as const;

/** A chosen file cannot be kept, and is to be chosen again. */
const draftSchema = z.object({
  profession: z.string(),
  address: z.object({ city: z.string(), state: z.string(), country: z.string() }),
  phone: z.string(),
});

/** The form over a user's profile, and what saving it leads to. `onSaved` is told once for each. */
export function useProfileForm(
  { name, email }: SessionUser,
  profile: Profile,
  onSaved: () => void,
) {
  const queryClient = useQueryClient();
  const { upload, progress } = usePictureUpload();
  const kept = useKeptForm<ProfileFields, ProfileFields>({
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
      const isSaved = await saveProfile({ ...fields, name, email, image });
      if (!isSaved) {
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
  return { ...kept, progress };
}
