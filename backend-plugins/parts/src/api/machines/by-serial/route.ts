import { inReadersLanguage } from '@harrow/catalogue';
import { findMachinesBySerial } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  findMachinesBySerial,
  inReadersLanguage(
    async ({ query, services }) => await services.machineService.bySerial(query.serial),
  ),
);
