import type { PartsBook } from '@harrow/contract';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { messages } from '@/messages';
import { useDiscard, usePublish, useTakeBack } from '../api/parts-books';

const words = messages.partsBooks;

const titleOf = ({ code, revision }: PartsBook): string => words.revision(code, revision);

/** Publishes a draft, or a retired revision again. */
export function Publish({ book }: { book: PartsBook }) {
  const { run, pending } = usePublish();
  return (
    <ConfirmButton
      size="row"
      variant="go"
      label={book.state === 'retired' ? words.publishAgain : words.publish}
      about={titleOf(book)}
      title={words.publishTitle(titleOf(book))}
      confirmLabel={words.publish}
      cancelLabel={words.keep}
      pending={pending}
      pendingLabel={words.publishing}
      onConfirm={() => run(book._id)}
    >
      {book.revision > 1 ? words.publishText : words.publishFirst}
    </ConfirmButton>
  );
}

/** Takes a published revision out of the shop. */
export function TakeBack({ book }: { book: PartsBook }) {
  const { run, pending } = useTakeBack();
  return (
    <ConfirmButton
      size="row"
      variant="quiet"
      label={words.takeBack}
      about={titleOf(book)}
      title={words.takeBackTitle(titleOf(book))}
      cancelLabel={words.keep}
      pending={pending}
      pendingLabel={words.takingBack}
      onConfirm={() => run(book._id)}
    >
      {words.takeBackText}
    </ConfirmButton>
  );
}

/** Deletes a draft. */
export function Discard({ book }: { book: PartsBook }) {
  const { run, pending } = useDiscard();
  return (
    <ConfirmButton
      size="row"
      variant="quiet"
      label={words.discard}
      about={titleOf(book)}
      title={words.discardTitle(titleOf(book))}
      cancelLabel={words.keep}
      pending={pending}
      pendingLabel={words.discarding}
      onConfirm={() => run(book._id)}
    >
      {words.discardText}
    </ConfirmButton>
  );
}
