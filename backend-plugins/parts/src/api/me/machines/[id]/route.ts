import { changeOwnMachine, deleteOwnMachine } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const PATCH = handle(changeOwnMachine, async ({ caller, parameters, body, services }) => {
  const isChanged = await services.ownedMachineService.update(caller, parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteOwnMachine, async ({ caller, parameters, services }) => {
  await services.ownedMachineService.delete(caller, parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
