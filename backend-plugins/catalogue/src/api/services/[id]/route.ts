import { handle, namesTag } from '@harrow/plugin-kit';
import { deleteProduct, getProduct, updateProduct } from '@harrow/contract';
import { type CatalogueProduct, toProductDto } from '../../../lib/product';

export const GET = handle(getProduct, async ({ parameters, services }) => {
  return toProductDto(await services.storefrontProductService.retrieve(parameters.id));
});

export const PATCH = handle(updateProduct, async ({ parameters, body, req, services }) => {
  const tagOf = req.app.get('etag fn') as (text: string, encoding: string) => string;
  const { 'if-match': seen } = req.headers;
  const isCurrent = (product: CatalogueProduct) =>
    seen === undefined || namesTag(seen, tagOf(JSON.stringify(toProductDto(product)), 'utf8'));
  const isChanged = await services.productManagementService.update(parameters.id, body, isCurrent);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteProduct, async ({ parameters, services }) => {
  await services.productManagementService.remove(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
