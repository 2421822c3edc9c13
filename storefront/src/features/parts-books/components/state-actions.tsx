import type { PartsBook } from '@harrow/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { messages } from '@/messages';
import { useDiscard, useTakeBack } from '../api/parts-books';

const words = messages.partsBooks;

interface AskedProps {
  book: PartsBook;
  label: string;
  title: string;
  text: string;
  pendingLabel: string;
  change: { run: (id: string) => Promise<void>; pending: boolean };
}

/** A button that changes the state of a revision once that is confirmed. */
function Asked({ book, label, title, text, pendingLabel, change }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="row"
        variant="quiet"
        aria-haspopup="dialog"
        aria-description={words.revision(book.code, book.revision)}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        isOpen={isAsking}
        confirmLabel={label}
        cancelLabel={words.keep}
        pending={change.pending}
        pendingLabel={pendingLabel}
        onConfirm={() => void change.run(book._id).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

/** Takes a published revision out of the shop. */
export const TakeBack = ({ book }: { book: PartsBook }) => (
  <Asked
    book={book}
    label={words.takeBack}
    title={words.takeBackTitle(words.revision(book.code, book.revision))}
    text={words.takeBackText}
    pendingLabel={words.takingBack}
    change={useTakeBack()}
  />
);

/** Deletes a draft. */
export const Discard = ({ book }: { book: PartsBook }) => (
  <Asked
    book={book}
    label={words.discard}
    title={words.discardTitle(words.revision(book.code, book.revision))}
    text={words.discardText}
    pendingLabel={words.discarding}
    change={useDiscard()}
  />
);
