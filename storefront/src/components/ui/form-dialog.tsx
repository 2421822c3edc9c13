import type { ComponentProps } from 'react';
import { Dialog, DialogActions } from './dialog';
import { FormFailure } from './form-failure';

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'busy' | 'foot'> & {
  failure: ComponentProps<typeof FormFailure>;
  confirmLabel: string;
  /** Whether the form is being sent, which closing would not stop. */
  pending: boolean;
  pendingLabel: string;
};

/** A dialog with a form. Its foot has the failure of the form, Cancel and the button that submits it. */
export function FormDialog({
  failure,
  confirmLabel,
  pending,
  pendingLabel,
  ...rest
}: FormDialogProps) {
  const foot = (
    <>
      <FormFailure {...failure} />
      <DialogActions
        confirmLabel={confirmLabel}
        pending={pending}
        pendingLabel={pendingLabel}
        onCancel={rest.onClose}
      />
    </>
  );
  return <Dialog {...rest} busy={pending} foot={foot} />;
}
