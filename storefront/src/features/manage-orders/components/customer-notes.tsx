import type { Customer } from '@harrow/contract';
import { Pin, PinOff } from 'lucide-react';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { useChange } from '@/components/ui/use-change';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { customersKey } from '../api/customers';
import { addNoteAbout, deleteNoteAbout, pinNote } from '../api/customer-notes';
import { NoteForm } from './note-form';
import { NoteRow } from './note-row';

const words = messages.customers;

type CustomerNote = Customer['notes'][number];

/** The notes about a customer and each order: those about the customer can be pinned and deleted here. */
export function CustomerNotes({ customer: { _id, notes } }: { customer: Customer }) {
  return (
    <DeskSection title={words.notes} aside={<small>{messages.deskOrder.onlyStaff}</small>}>
      {notes.length === 0 && <p className="py-4 text-muted">{words.noNotes}</p>}
      <ul aria-label={words.notes}>
        {notes.map((note) => {
          const isAboutOrder = note.order !== null;
          return (
            <NoteRow
              key={note._id}
              note={note}
              about={isAboutOrder && `${words.about(note.order ?? 0)}, `}
              action={!isAboutOrder && <PinButton note={note} customerId={_id} />}
              remove={isAboutOrder ? undefined : () => deleteNoteAbout(_id, note._id)}
              queryKey={customersKey}
            />
          );
        })}
      </ul>
      <NoteForm add={(text) => addNoteAbout(_id, text)} queryKey={customersKey} />
    </DeskSection>
  );
}

function PinButton({ note, customerId }: { note: CustomerNote; customerId: string }) {
  const { _id, pinned } = note;
  const pinning = useChange({
    send: () => pinNote(customerId, _id, !pinned),
    done: pinned ? words.unpinned : words.pinned,
    describe: describeError,
    queryKey: customersKey,
  });
  const label = pinned ? words.unpin : words.pin;
  const Icon = pinned ? PinOff : Pin;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      pending={pinning.pending}
      onClick={() => void pinning.run()}
    >
      <Icon aria-hidden />
    </Button>
  );
}
