import { handle } from '@harrow/plugin-kit';
import { suggest } from '@harrow/contract';
import type ProductSearchService from '../../../services/product-search';

export const GET = handle(suggest, async ({ query, scope }) => {
  const products = scope.resolve<ProductSearchService>('productSearchService');
  return (await products.suggest(query.q)).shown;
});
