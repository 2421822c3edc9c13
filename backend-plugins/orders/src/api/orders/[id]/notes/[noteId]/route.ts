import { handle } from '@harrow/plugin-kit';
import { deleteOrderNote } from '@harrow/contract';

export const DELETE = handle(deleteOrderNote, async ({ parameters, services }) => {
  await services.orderNoteService.remove(parameters.id, parameters.noteId);
  return { acknowledged: true, deletedCount: 1 };
});
