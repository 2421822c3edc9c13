import { X } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { messages } from '@/messages';
import { Button } from './button';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called on the close button, the Escape key or a press outside. */
  onClose: () => void;
  /** Keeps the dialog open while an action runs that closing would not stop. */
  busy?: boolean;
  /** The buttons and the text to read before pressing them; always visible. */
  foot: ReactNode;
  /** As wide as its text or its form by default, or as a short form, a page of the desk, or the window. */
  size?: 'window' | 'wide' | 'narrow';
  /** Makes the dialog a form, which a button of the foot submits. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

const WIDTHS = {
  window: 'sm:max-w-7xl',
  wide: 'sm:max-w-5xl',
  form: 'sm:max-w-2xl',
  narrow: 'sm:max-w-lg',
};

const PARTS = 'flex min-h-0 flex-col';

/**
 * A modal dialog that traps the focus and restores it on closing; a bottom sheet on phones. Only the
 * content above the foot scrolls, so that the foot never covers the focused element.
 */
export function Dialog({ title, isOpen, onClose, busy = false, ...rest }: DialogProps) {
  const { foot, size, onSubmit, children } = rest;
  const width = WIDTHS[size ?? (onSubmit ? 'form' : 'narrow')];
  const parts = (
    <>
      <div className="grid min-h-0 scroll-py-2 grid-cols-1 gap-5 overflow-y-auto p-6 short:px-4 short:py-3 sm:px-8 tiny:min-h-max">
        <DialogHead title={title} busy={busy} onClose={onClose} />
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4 short:px-4 short:py-2 max-sm:[&>button]:grow sm:px-8">
        {foot}
      </div>
    </>
  );
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      isDismissable={!busy}
      isKeyboardDismissDisabled={busy}
      // the height that the on-screen keyboard of a phone leaves free
      className="dialog-overlay fixed inset-x-0 top-0 z-40 flex h-[min(100dvh,var(--visual-viewport-height,100dvh))] items-end justify-center bg-[#0b100dcc] sm:items-center sm:p-6 sm:short:p-2"
    >
      <Modal
        className={`dialog-sheet flex max-h-[92%] w-full flex-col overflow-y-auto rounded-t-card border border-transparent bg-card sm:max-h-full sm:rounded-card short:max-h-full ${width}`}
      >
        <AriaDialog className={`${PARTS} outline-none tiny:shrink-0`}>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className={PARTS}>
              {parts}
            </form>
          ) : (
            parts
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogHead({ title, busy, onClose }: Pick<DialogProps, 'title' | 'busy' | 'onClose'>) {
  return (
    <div className="flex items-start justify-between gap-4">
      <Heading slot="title" className="heading text-2xl short:text-xl">
        {title}
      </Heading>
      <button
        type="button"
        aria-label={messages.ui.close}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onClose();
        }}
        className="-mt-2 -mr-2 grid size-11 shrink-0 md:size-10 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

interface DialogActionsProps {
  cancelLabel?: string;
  confirmLabel: string;
  /** Whether the action is running, which Cancel would not stop. */
  pending: boolean;
  pendingLabel?: string;
  onCancel: () => void;
  /** Called by the second button; without it, the button submits the form of the dialog. */
  onConfirm?: () => void;
  /** Whether Cancel has the focus first, for actions that cannot be undone. */
  focusCancel?: boolean;
}

interface CancelButtonProps {
  label?: string;
  /** Whether an action is running, which it would not stop. */
  pending: boolean;
  onCancel: () => void;
  autoFocus?: boolean;
}

/** The button in the foot of a dialog that closes it. */
export const CancelButton = ({
  label = messages.ui.cancel,
  pending,
  onCancel,
  autoFocus,
}: CancelButtonProps) => (
  <Button
    variant="ghost"
    autoFocus={autoFocus}
    aria-disabled={pending}
    onClick={pending ? undefined : onCancel}
  >
    {label}
  </Button>
);

/** The buttons in the foot of a dialog: Cancel and the action. */
export function DialogActions(props: DialogActionsProps) {
  const { cancelLabel, confirmLabel, onCancel, onConfirm } = props;
  const { pending, pendingLabel, focusCancel } = props;
  return (
    <>
      <CancelButton
        label={cancelLabel}
        pending={pending}
        onCancel={onCancel}
        autoFocus={focusCancel}
      />
      <Button
        type={onConfirm ? 'button' : 'submit'}
        pending={pending}
        pendingLabel={pendingLabel}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
}
