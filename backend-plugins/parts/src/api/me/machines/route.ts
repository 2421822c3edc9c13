import { inReadersLanguage } from '@harrow/catalogue';
import { addOwnMachine, listOwnMachines } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listOwnMachines,
  inReadersLanguage(
    async ({ caller, services }) => await services.ownedMachineService.list(caller),
  ),
);

export const POST = handle(addOwnMachine, async ({ caller, body, services }) => {
  const insertedId = await services.ownedMachineService.add(caller, body);
  return { acknowledged: true, insertedId };
});
