import { getPriceChange } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(getPriceChange, async ({ parameters, query, services }) => {
  return await services.priceChangeService.retrieve(parameters.id, query);
});
