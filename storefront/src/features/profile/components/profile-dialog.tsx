import type { Profile } from '@harrow/contract';
import { FormDialog } from '@/components/ui/form-dialog';
import { PictureField } from '@/components/ui/picture-field';
import { textIn, TextField } from '@/components/ui/text-field';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useProfileForm } from '../hooks/use-profile-form';

const words = messages.profile;

interface ProfileDialogProps {
  user: SessionUser;
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog with the profile form. It keeps the input when it is closed and opened again. */
export default function ProfileDialog({ user, profile, isOpen, onClose }: ProfileDialogProps) {
  const { form, progress, submit, failure } = useProfileForm(user, profile, onClose);
  const { isSubmitting } = form.formState;
  return (
    <FormDialog
      title={words.update}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={submit}
      failure={failure}
      confirmLabel={words.save}
      pending={isSubmitting}
      pendingLabel={words.saving}
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={words.name} value={user.name} readOnly />
          <TextField label={words.email} value={user.email} readOnly />
        </div>
        <TextField
          {...textIn(form, 'profession')}
          label={words.profession}
          autoComplete="organization-title"
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            {...textIn(form, 'address.city')}
            label={words.city}
            autoComplete="address-level2"
          />
          <TextField
            {...textIn(form, 'address.state')}
            label={words.state}
            autoComplete="address-level1"
          />
          <TextField
            {...textIn(form, 'address.country')}
            label={words.country}
            autoComplete="country-name"
          />
        </div>
        <TextField
          {...textIn(form, 'phone')}
          label={words.phone}
          type="tel"
          autoComplete="tel"
          hint={words.phoneHint}
        />
        <PictureField form={form} name="image" label={words.photo} progress={progress} />
      </div>
    </FormDialog>
  );
}
