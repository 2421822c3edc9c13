import { undoPriceChange } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const POST = handle(undoPriceChange, async ({ parameters, services }) => {
  return await services.priceChangeService.undo(parameters.id);
});
