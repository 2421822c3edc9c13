import { handle } from '@harrow/plugin-kit';
import { getShipDate } from '@harrow/contract';

export const GET = handle(
  getShipDate,
  async ({ query: { from }, services }) =>
    await services.shipDateService.of(from === undefined ? new Date() : new Date(from)),
);
