import { getPartsBook } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getPartsBook,
  async ({ parameters, services }) => await services.partsBookService.retrieve(parameters.id),
);
