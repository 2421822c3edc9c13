import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { messages } from '@/messages';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Asked to close, by the button, the Escape key or a press outside. */
  onClose: () => void;
  /** Something runs that closing would not stop: it stays open. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog: takes the focus, keeps it and gives it back. A sheet from the bottom on a phone.
 */
export function Dialog({ title, isOpen, onClose, busy = false, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      isDismissable={!busy}
      isKeyboardDismissDisabled={busy}
      className="dialog-overlay fixed inset-0 z-40 flex items-end justify-center bg-[#0b100dcc] sm:items-center sm:p-6"
    >
      <Modal className="dialog-sheet max-h-[92dvh] w-full scroll-py-2 overflow-y-auto rounded-t-card bg-card sm:max-w-lg sm:rounded-card">
        <AriaDialog className="grid grid-cols-1 gap-5 p-6 outline-none sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="heading text-2xl">
              {title}
            </Heading>
            <button
              type="button"
              aria-label={messages.ui.close}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) onClose();
              }}
              className="-mt-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
