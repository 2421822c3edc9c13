import { inReadersLanguage } from '@harrow/catalogue';
import { findOwnParts } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  findOwnParts,
  inReadersLanguage(
    async ({ caller, query, services }) =>
      await services.ownedMachineService.parts(caller, query.q),
  ),
);
