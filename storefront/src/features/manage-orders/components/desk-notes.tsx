import type { Order } from '@harrow/contract';
import { DeskSection } from '@/components/desk/section';
import { messages } from '@/messages';
import { addNote, deleteNote, notesKey, useOrderNotes } from '../api/order-desk';
import { NoteForm } from './note-form';
import { NoteRow } from './note-row';

const words = messages.deskOrder;

/** The notes of staff about an order, and a form for another one. */
export function DeskNotes({ order: { _id } }: { order: Order }) {
  const { data: notes, error } = useOrderNotes(_id);
  const queryKey = notesKey(_id);
  return (
    <DeskSection title={words.notes} aside={<small>{words.onlyStaff}</small>}>
      {Boolean(error) && <p className="py-4 text-muted">{words.notesError}</p>}
      {notes && notes.length > 0 && (
        <ul aria-label={words.notes}>
          {notes.map((note) => (
            <NoteRow
              key={note._id}
              note={note}
              remove={() => deleteNote(_id, note._id)}
              queryKey={queryKey}
            />
          ))}
        </ul>
      )}
      <NoteForm add={(text) => addNote(_id, text)} queryKey={queryKey} />
    </DeskSection>
  );
}
