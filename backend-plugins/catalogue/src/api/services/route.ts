import { handle, requireSession } from '@harrow/http';
import { createService, listServices } from '../../lib/operations';
import { toServiceDto } from '../../lib/service-dto';
import type ProductManagementService from '../../services/product-management';
import type StorefrontProductService from '../../services/storefront-product';

const DEFAULT_PAGE_SIZE = 3;

export const GET = handle(listServices, async ({ query, req, scope }) => {
  const { limit, pageNumber } = query;
  const paged = limit !== undefined || pageNumber !== undefined;
  if (!paged) await requireSession(req);
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  const { products, count } = await catalogue.listAndCount(
    paged ? { limit: limit ?? DEFAULT_PAGE_SIZE, pageNumber: pageNumber ?? 0 } : undefined,
  );
  return { success: true, data: products.map(toServiceDto), count };
});

export const POST = handle(createService, async ({ body, scope }) => {
  const management = scope.resolve<ProductManagementService>('productManagementService');
  return { acknowledged: true, insertedId: await management.create(body) };
});
