import { inReadersLanguage } from '@harrow/catalogue';
import { deleteMachine, getMachine, saveMachine } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getMachine,
  inReadersLanguage(
    async ({ parameters, query, services }) =>
      (await services.machineService.retrieve(parameters.handle, query.serial)).shown,
  ),
);

export const PUT = handle(saveMachine, async ({ parameters, body, services }) => {
  const isChanged = await services.machineSettingsService.save(parameters.handle, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteMachine, async ({ parameters, services }) => {
  await services.machineSettingsService.delete(parameters.handle);
  return { acknowledged: true, deletedCount: 1 };
});
