import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

interface ConfirmButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  label: string;
  /** The thing that it changes, for screen readers. */
  about: string;
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The label by default. */
  confirmLabel?: string;
  cancelLabel?: string;
  pending: boolean;
  pendingLabel: string;
  /** The dialog closes when it resolves. */
  onConfirm: () => Promise<unknown>;
}

/** A button whose action is confirmed in a dialog first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { size, variant, label, about, onConfirm, confirmLabel = label, ...dialog } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        aria-haspopup="dialog"
        aria-description={about}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        isOpen={isAsking}
        confirmLabel={confirmLabel}
        onConfirm={() => void onConfirm().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
