import type { AnswerOf, BodyOf, addCustomerNote, listPinnedNotes } from '@harrow/contract';
import { type Caller, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { removeNote } from '../lib/remove-note';

type PinnedNote = AnswerOf<typeof listPinnedNotes>[number];

const PINNED = sqlStatement('@harrow/orders', 'pinned-notes');
const ADD = sqlStatement('@harrow/orders', 'add-customer-note');
const PIN = sqlStatement('@harrow/orders', 'pin-customer-note');

/** The notes of staff about customers, in the engine's rows. */
export default class CustomerNoteService {
  constructor(private readonly services: Services) {}

  /** Returns the pinned notes about these customers, oldest first. */
  async listPinned(customerIds: string[]): Promise<PinnedNote[]> {
    const rows: (Omit<PinnedNote, 'at'> & { at: Date })[] = await this.services.manager.query(
      PINNED,
      [customerIds],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** Adds a note of the caller and returns its id. Throws `not_found`. */
  async add(
    { customerId: authorId, email }: Caller,
    customerId: string,
    { text, pinned }: BodyOf<typeof addCustomerNote>,
  ): Promise<string> {
    const id = generateEntityId('', 'note');
    const values = [customerId, id, text, authorId, email, pinned];
    const added: unknown[] = await this.services.manager.query(ADD, values);
    if (added.length === 0) throw noSuch('customer');
    return id;
  }

  /** Pins a note or unpins it; returns whether that changed it. Throws `not_found`. */
  async pin(customerId: string, noteId: string, isPinned: boolean): Promise<boolean> {
    const [known]: { changes: boolean }[] = await this.services.manager.query(PIN, [
      customerId,
      noteId,
      isPinned,
    ]);
    if (!known) throw noSuch('note');
    return known.changes;
  }

  /** Deletes a note. Throws `not_found` if the customer has no note with this id. */
  async remove(customerId: string, noteId: string): Promise<void> {
    await removeNote(this.services.manager, noteId, { type: 'customer', id: customerId });
  }
}
