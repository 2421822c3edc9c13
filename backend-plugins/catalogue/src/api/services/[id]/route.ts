import { handle } from '@harrow/http';
import { getService } from '../../../lib/operations';
import { toServiceDto } from '../../../lib/service-dto';
import type StorefrontProductService from '../../../services/storefront-product';

export const GET = handle(getService, async ({ parameters, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return toServiceDto(await catalogue.retrieve(parameters.id));
});
