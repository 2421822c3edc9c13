import { exportProducts } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import type ProductTableService from '../../services/product-table';

export const GET = handle(exportProducts, async ({ scope, res }) => {
  const table = await scope.resolve<ProductTableService>('productTableService').export();
  res.attachment('products.csv');
  return table;
});
