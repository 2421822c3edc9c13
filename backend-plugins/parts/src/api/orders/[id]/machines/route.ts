import { addDeliveredMachine, listSoldMachines } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(listSoldMachines, ({ parameters: { id }, services }) =>
  services.deliveredMachineService.list(id),
);

export const POST = handle(addDeliveredMachine, async ({ parameters, body, services }) => {
  const insertedId = await services.deliveredMachineService.add(parameters.id, body);
  return { acknowledged: true, insertedId };
});
