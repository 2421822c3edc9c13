import { useEffect, type ReactNode } from 'react';
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
  useEffect(() => focusPageOnceIdle, []);
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

/**
 * What was confirmed may have taken the button away that the focus would go back to; the page has
 * it then, so that the next key press does not begin at the top of the window.
 */
function focusPageOnceIdle(): void {
  // A frame after the one in which the dialog gives the focus back.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    }),
  );
}
