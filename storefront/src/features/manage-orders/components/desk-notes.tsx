import { MAX_NOTE_LENGTH, type Note, type Order } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormFailure, reportFailure, SESSION_ENDED } from '@/components/ui/form-failure';
import { TextArea, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { useChange } from '@/components/ui/use-change';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
import { textSchema } from '@/lib/forms/field-schemas';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { addNote, deleteNote, notesKey, useOrderNotes } from '../api/order-desk';

const words = messages.deskOrder;

const schema = z.object({ text: textSchema(words.noteRequired, MAX_NOTE_LENGTH) });

/** The notes of staff about an order, and a form for another one. */
export function DeskNotes({ order: { _id } }: { order: Order }) {
  const { data: notes, error } = useOrderNotes(_id);
  return (
    <DeskSection title={words.notes} aside={<small>{words.onlyStaff}</small>}>
      {Boolean(error) && <p className="py-4 text-muted">{words.notesError}</p>}
      {notes && notes.length > 0 && (
        <ul aria-label={words.notes}>
          {notes.map((note) => (
            <NoteRow key={note._id} note={note} orderId={_id} />
          ))}
        </ul>
      )}
      <NoteForm orderId={_id} />
    </DeskSection>
  );
}

function NoteRow({ note, orderId }: { note: Note; orderId: string }) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useChange({
    send: () => deleteNote(orderId, note._id),
    done: words.noteDeleted,
    describe: describeError,
    queryKey: notesKey(orderId),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 text-[0.9375rem]">
      <div className="min-w-0">
        <UserText as="p" className="wrap-anywhere whitespace-pre-line">
          {note.text}
        </UserText>
        <small className="wrap-anywhere">
          {note.by !== null && (
            <>
              <UserText>{note.by}</UserText>,{' '}
            </>
          )}
          <time dateTime={note.at}>{formatMoment(note.at)}</time>
        </small>
      </div>
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
          {note.text}
        </UserText>
      </ConfirmDialog>
    </li>
  );
}

/** A note stays in its field if saving fails, and so does text typed while saving. */
function NoteForm({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: '' } });
  const { isSubmitting, errors } = form.formState;
  const submit = useSubmit(
    form.handleSubmit(async ({ text }) => {
      const sent = form.getValues('text');
      try {
        await addNote(orderId, text);
        const typed = form.getValues('text');
        form.reset({ text: typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed });
      } catch (error) {
        reportFailure(form, error, { fields: ['text'], whenUnknown: words.noteUnknown });
      }
      await client.invalidateQueries({ queryKey: notesKey(orderId) });
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 py-4">
      <TextArea {...textIn(form, 'text')} label={words.newNote} rows={2} />
      <FormFailure
        message={errors.root?.message}
        isSignedOut={errors.root?.type === SESSION_ENDED}
      />
      <Button
        type="submit"
        variant="ghost"
        size="small"
        pending={isSubmitting}
        className="justify-self-start"
      >
        <StickyNote aria-hidden />
        {words.addNote}
      </Button>
    </form>
  );
}
