import type { Note } from '@harrow/contract';
import type { QueryKey } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useChange } from '@/components/ui/use-change';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';

const words = messages.deskOrder;

interface NoteRowProps {
  note: Note;
  /** The subject of the note, before its author. */
  about?: ReactNode;
  /** A control before the one that deletes it. */
  action?: ReactNode;
  /** Deletes it; without this it cannot be deleted here. */
  remove?: () => Promise<unknown>;
  /** The notes, which are read again. */
  queryKey: QueryKey;
}

/** A note of staff with its author. Its deletion is asked for once more. */
export function NoteRow({ note, about, action, remove, queryKey }: NoteRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 text-[0.9375rem]">
      <div className="min-w-0">
        <UserText as="p" className="wrap-anywhere whitespace-pre-line">
          {note.text}
        </UserText>
        <small className="wrap-anywhere">
          {about}
          {note.by !== null && (
            <>
              <UserText>{note.by}</UserText>,{' '}
            </>
          )}
          <time dateTime={note.at}>{formatMoment(note.at)}</time>
        </small>
      </div>
      <p className="flex">
        {action}
        {remove && <Deletion text={note.text} remove={remove} queryKey={queryKey} />}
      </p>
    </li>
  );
}

interface DeletionProps {
  text: string;
  remove: () => Promise<unknown>;
  queryKey: QueryKey;
}

function Deletion({ text, remove, queryKey }: DeletionProps) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useChange({
    send: remove,
    done: words.noteDeleted,
    describe: describeError,
    queryKey,
  });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.deleteNote}
        title={words.deleteNote}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      <ConfirmDialog
        title={words.deleteNoteTitle}
        isOpen={isAsking}
        confirmLabel={words.deleteNote}
        pending={deletion.pending}
        onConfirm={() => void deletion.run().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <UserText as="p" className="wrap-anywhere whitespace-pre-line">
          {text}
        </UserText>
      </ConfirmDialog>
    </>
  );
}
