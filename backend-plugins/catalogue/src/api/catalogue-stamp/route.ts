import { handle } from '@harrow/plugin-kit';
import { getCatalogueStamp } from '@harrow/contract';

export const GET = handle(getCatalogueStamp, async ({ services }) => {
  return { stamp: await services.storefrontProductService.stamp() };
});
