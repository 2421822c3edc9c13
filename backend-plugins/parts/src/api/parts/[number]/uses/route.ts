import { listPartUses } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listPartUses,
  async ({ parameters, query, services }) =>
    await services.partUsesService.list({ ...parameters, ...query }),
);
