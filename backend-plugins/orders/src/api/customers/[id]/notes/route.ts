import { handle } from '@harrow/plugin-kit';
import { addCustomerNote } from '@harrow/contract';

export const POST = handle(addCustomerNote, async ({ caller, parameters, body, services }) => {
  const insertedId = await services.customerNoteService.add(caller, parameters.id, body);
  return { acknowledged: true, insertedId };
});
