import { exportProducts } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(exportProducts, async ({ services, res }) => {
  const table = await services.productTableService.export();
  res.attachment('products.csv');
  return table;
});
