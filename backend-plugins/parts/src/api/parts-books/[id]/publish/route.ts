import { publishPartsBook, takeBackPartsBook } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const POST = handle(publishPartsBook, async ({ parameters, services }) => {
  const revision = await services.partsBookService.publish(parameters.id);
  return { acknowledged: true, revision };
});

export const DELETE = handle(takeBackPartsBook, async ({ parameters, services }) => {
  const isTaken = await services.partsBookService.takeBack(parameters.id);
  return { acknowledged: true, modifiedCount: isTaken ? 1 : 0 };
});
