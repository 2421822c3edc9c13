import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { reportFailure } from '@/components/ui/report-failure';
import { showError, showSuccess } from '@/components/ui/toast';
import { usePictureUpload } from '@/components/ui/use-picture-upload';
import { formDraft } from '@/lib/session/form-draft';
import { sessionStore, type SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { Profile } from '../api/get-profile';
import { saveProfile } from '../api/save-profile';
import { fieldsOf, profileFormSchema, type ProfileFields } from '../lib/profile-schema';
import { profileKey } from './use-profile';

/** The fields that the server may object to. */
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
export function useProfileForm(user: SessionUser, profile: Profile, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { upload, progress } = usePictureUpload();
  const [draft] = useState(() => formDraft(`profile:${user.email}`, draftSchema));
  const [kept] = useState(() => draft.read());
  useEffect(() => draft.drop(), [draft]);
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { ...fieldsOf(profile), ...kept },
  });

  const save = async (fields: ProfileFields): Promise<void> => {
    const photo = await upload(fields.image);
    if (!photo.ok) {
      form.setError('image', { message: photo.message }, { shouldFocus: true });
      return;
    }
    const { name, email } = user;
    const isSaved = await saveProfile({ ...fields, name, email, image: photo.url });
    if (!isSaved) {
      showError(messages.forms.notDone);
      form.reset(fieldsOf(profile));
      return;
    }
    showSuccess(messages.profile.saved);
    form.reset({ ...fields, image: photo.url });
    onSaved();
    void queryClient.invalidateQueries({ queryKey: profileKey(email) });
  };

  return {
    form,
    progress,
    submit: form.handleSubmit(async (fields) => {
      try {
        await save(fields);
      } catch (error) {
        reportFailure(form, error, { fields: FIELDS });
      }
    }),
    loginAgain: () => {
      draft.keep(form.getValues());
      void sessionStore.signOut();
    },
  };
}
