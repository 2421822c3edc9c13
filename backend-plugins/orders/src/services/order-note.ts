import type { Note } from '@harrow/contract';
import { type Caller, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { removeNote } from '../lib/remove-note';

type NoteRow = Omit<Note, 'at'> & { at: Date };

const NOTES = sqlStatement('@harrow/orders', 'order-notes');
const ADD = sqlStatement('@harrow/orders', 'add-note');

/** The notes of staff about orders, in the engine's rows, which the stock admin shows and changes too. */
export default class OrderNoteService {
  constructor(private readonly services: Services) {}

  /** Returns the notes of an order, oldest first. Throws `not_found`. */
  async list(caller: Caller, orderId: string): Promise<Note[]> {
    await this.services.storefrontOrderService.retrieve(caller, orderId);
    const rows: NoteRow[] = await this.services.manager.query(NOTES, [orderId]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** Adds a note of the caller and returns its id. Throws `not_found`. */
  async add({ customerId, email }: Caller, orderId: string, text: string): Promise<string> {
    const id = generateEntityId('', 'note');
    const values = [orderId, id, text, customerId, email];
    const added: unknown[] = await this.services.manager.query(ADD, values);
    if (added.length === 0) throw noSuch('order');
    return id;
  }

  /** Deletes a note. Throws `not_found` if the order has no such note. */
  async remove(orderId: string, noteId: string): Promise<void> {
    await removeNote(this.services.manager, noteId, { type: 'order', id: orderId });
  }
}
