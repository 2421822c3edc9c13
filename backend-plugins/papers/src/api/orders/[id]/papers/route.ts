import { listPapers } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listPapers,
  async ({ caller, parameters: { id }, services }) => await services.paperService.list(caller, id),
);
