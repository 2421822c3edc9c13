import { handle } from '@harrow/plugin-kit';
import { deleteCustomerNote, pinCustomerNote } from '@harrow/contract';

export const PATCH = handle(pinCustomerNote, async ({ parameters, body, services }) => {
  const { id, noteId } = parameters;
  const isChanged = await services.customerNoteService.pin(id, noteId, body.pinned);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteCustomerNote, async ({ parameters, services }) => {
  await services.customerNoteService.remove(parameters.id, parameters.noteId);
  return { acknowledged: true, deletedCount: 1 };
});
