import { handle } from '@harrow/plugin-kit';
import { addOrderNote, listOrderNotes } from '@harrow/contract';

export const GET = handle(listOrderNotes, ({ caller, parameters, services }) =>
  services.orderNoteService.list(caller, parameters.id),
);

export const POST = handle(addOrderNote, async ({ caller, parameters, body, services }) => {
  const insertedId = await services.orderNoteService.add(caller, parameters.id, body.text);
  return { acknowledged: true, insertedId };
});
