import { handle } from '@harrow/plugin-kit';
import { search } from '@harrow/contract';
import type ProductSearchService from '../../services/product-search';

export const GET = handle(search, async ({ query, scope }) => {
  const products = scope.resolve<ProductSearchService>('productSearchService');
  return (await products.find(query)).shown;
});
