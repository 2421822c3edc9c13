import { noSuch } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

const REMOVE = `
  DELETE FROM note WHERE id = $1 AND resource_type = $2 AND resource_id = $3 AND deleted_at IS NULL
  RETURNING id`;

/** Deletes a note about an order or a customer. Throws `not_found` if they have no note with this id. */
export async function removeNote(
  manager: EntityManager,
  noteId: string,
  about: { type: 'order' | 'customer'; id: string },
): Promise<void> {
  const [removed]: [unknown[]] = await manager.query(REMOVE, [noteId, about.type, about.id]);
  if (removed.length === 0) throw noSuch('note');
}
