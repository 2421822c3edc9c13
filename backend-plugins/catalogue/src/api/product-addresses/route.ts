import { handle } from '@harrow/plugin-kit';
import { listProductAddresses, PRODUCT_ADDRESSES_PER_PAGE } from '@harrow/contract';
import type StorefrontProductService from '../../services/storefront-product';

export const GET = handle(listProductAddresses, async ({ query, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  const page = { limit: PRODUCT_ADDRESSES_PER_PAGE, pageNumber: query.pageNumber };
  const addresses = await catalogue.addresses(page);
  const data = addresses.map(({ updatedAt, ...rest }) => ({
    ...rest,
    updatedAt: updatedAt.toISOString(),
  }));
  return { data };
});
