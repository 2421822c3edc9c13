import type { ReactNode } from 'react';
import { Dialog, DialogActions } from './dialog';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  /** The consequences of confirming. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, isOpen, children, ...actions }: ConfirmDialogProps) {
  const { pending = false, onCancel } = actions;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      busy={pending}
      foot={<DialogActions {...actions} pending={pending} focusCancel />}
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
