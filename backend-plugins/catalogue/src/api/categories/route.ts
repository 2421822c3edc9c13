import { handle } from '@harrow/plugin-kit';
import { listCategories } from '@harrow/contract';

export const GET = handle(listCategories, async ({ services }) => {
  return { data: await services.storefrontProductService.categories() };
});
