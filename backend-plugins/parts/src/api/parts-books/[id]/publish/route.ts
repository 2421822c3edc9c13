import { publishPartsBook } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const POST = handle(publishPartsBook, async ({ parameters, services }) => {
  const revision = await services.partsBookService.publish(parameters.id);
  return { acknowledged: true, revision };
});
