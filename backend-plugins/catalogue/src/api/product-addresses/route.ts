import { handle } from '@harrow/plugin-kit';
import { listProductAddresses, PRODUCT_ADDRESSES_PER_PAGE } from '@harrow/contract';

export const GET = handle(listProductAddresses, async ({ query, services }) => {
  const page = { limit: PRODUCT_ADDRESSES_PER_PAGE, pageNumber: query.pageNumber };
  const addresses = await services.storefrontProductService.addresses(page);
  const data = addresses.map(({ updatedAt, ...rest }) => ({
    ...rest,
    updatedAt: updatedAt.toISOString(),
  }));
  return { data };
});
