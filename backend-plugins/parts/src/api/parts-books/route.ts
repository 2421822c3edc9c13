import { listPartsBooks } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listPartsBooks,
  async ({ query, services }) => await services.partsBookService.list(query.machine),
);
