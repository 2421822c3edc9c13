import { listSerialSchemes } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listSerialSchemes,
  async ({ services }) => await services.machineSettingsService.schemes(),
);
