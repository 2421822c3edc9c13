import { handle } from '@harrow/plugin-kit';
import { search } from '@harrow/contract';

export const GET = handle(search, async ({ query, services }) => {
  return (await services.productSearchService.find(query)).shown;
});
