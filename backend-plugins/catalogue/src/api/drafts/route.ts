import { listDrafts } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { toProductDto } from '../../lib/product';

export const GET = handle(listDrafts, async ({ query, services }) => {
  const { products, count } = await services.productManagementService.drafts(query);
  return { data: products.map(toProductDto), count };
});
