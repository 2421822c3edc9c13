import { findMachinesBySerial } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  findMachinesBySerial,
  async ({ query, services }) => await services.machineService.bySerial(query.serial),
);
