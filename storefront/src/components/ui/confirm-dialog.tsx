import type { ReactNode } from 'react';
import { messages } from '@/messages';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  /** What follows from a yes. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, children, confirmLabel, onConfirm, onCancel, pending = false } = props;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      busy={pending}
      foot={
        <>
          <Button
            variant="ghost"
            autoFocus
            aria-disabled={pending}
            onClick={pending ? undefined : onCancel}
          >
            {props.cancelLabel ?? messages.ui.cancel}
          </Button>
          <Button pending={pending} pendingLabel={props.pendingLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
