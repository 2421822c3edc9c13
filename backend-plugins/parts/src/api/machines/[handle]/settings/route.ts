import { getMachineSettings } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getMachineSettings,
  async ({ parameters, services }) =>
    await services.machineSettingsService.retrieve(parameters.handle),
);
