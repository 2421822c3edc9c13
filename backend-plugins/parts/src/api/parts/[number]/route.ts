import { getPart } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getPart,
  async ({ parameters, query, services }) =>
    (await services.partService.retrieve({ ...parameters, ...query })).shown,
);
