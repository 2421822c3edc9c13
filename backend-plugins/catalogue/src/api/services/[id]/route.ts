import { handle, isSeenBy } from '@harrow/plugin-kit';
import { deleteProduct, getProduct, updateProduct } from '@harrow/contract';
import { inReadersLanguage } from '../../../lib/in-readers-language';
import { type CatalogueProduct, toProductDto } from '../../../lib/product';

export const GET = handle(
  getProduct,
  inReadersLanguage(async ({ parameters, services }) =>
    toProductDto(await services.storefrontProductService.retrieve(parameters.id)),
  ),
);

export const PATCH = handle(updateProduct, async ({ parameters, body, req, services }) => {
  const isSeen = isSeenBy(req);
  const isCurrent = (product: CatalogueProduct) => isSeen(toProductDto(product));
  const isChanged = await services.productManagementService.update(parameters.id, body, isCurrent);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteProduct, async ({ parameters, services }) => {
  await services.productManagementService.remove(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
