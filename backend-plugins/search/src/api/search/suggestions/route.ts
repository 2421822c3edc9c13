import { handle } from '@harrow/plugin-kit';
import { suggest } from '@harrow/contract';

export const GET = handle(suggest, async ({ query, services }) => {
  return (await services.productSearchService.suggest(query.q)).shown;
});
