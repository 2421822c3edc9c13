import { discardPartsBook, getPartsBook } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getPartsBook,
  async ({ parameters, services }) => await services.partsBookService.retrieve(parameters.id),
);

export const DELETE = handle(discardPartsBook, async ({ parameters, services }) => {
  await services.partsBookService.discard(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
