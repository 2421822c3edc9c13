import { inReadersLanguage } from '@harrow/catalogue';
import { listMachines } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listMachines,
  inReadersLanguage(
    async ({ query, services }) => (await services.machineService.list(query)).shown,
  ),
);
