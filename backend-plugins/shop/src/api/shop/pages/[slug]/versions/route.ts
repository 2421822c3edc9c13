import { listShopPageVersions } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listShopPageVersions,
  async ({ parameters, query, services }) =>
    await services.shopPageService.versions(parameters.slug, query),
);
