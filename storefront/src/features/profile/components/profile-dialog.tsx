import type { Profile } from '@harrow/contract';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { PictureField } from '@/components/ui/picture-field';
import { TextField } from '@/components/ui/text-field';
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
  const { errors, isSubmitting } = form.formState;
  const { register } = form;
  return (
    <Dialog
      title={words.update}
      isOpen={isOpen}
      onClose={onClose}
      busy={isSubmitting}
      onSubmit={submit}
      foot={
        <>
          <FormFailure {...failure} />
          <DialogActions
            confirmLabel={words.save}
            pending={isSubmitting}
            pendingLabel={words.saving}
            onCancel={onClose}
          />
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={words.name} value={user.name} readOnly />
          <TextField label={words.email} value={user.email} readOnly />
        </div>
        <TextField
          {...register('profession')}
          label={words.profession}
          autoComplete="organization-title"
          error={errors.profession?.message}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            {...register('address.city')}
            label={words.city}
            autoComplete="address-level2"
            error={errors.address?.city?.message}
          />
          <TextField
            {...register('address.state')}
            label={words.state}
            autoComplete="address-level1"
            error={errors.address?.state?.message}
          />
          <TextField
            {...register('address.country')}
            label={words.country}
            autoComplete="country-name"
            error={errors.address?.country?.message}
          />
        </div>
        <TextField
          {...register('phone')}
          label={words.phone}
          type="tel"
          autoComplete="tel"
          hint={words.phoneHint}
          error={errors.phone?.message}
        />
        <PictureField form={form} name="image" label={words.photo} progress={progress} />
      </div>
    </Dialog>
  );
}
