import { deleteDeliveredMachine } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const DELETE = handle(deleteDeliveredMachine, async ({ parameters, services }) => {
  await services.deliveredMachineService.delete(parameters.id, parameters.machineId);
  return { acknowledged: true, deletedCount: 1 };
});
