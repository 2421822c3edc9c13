import { getImport } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import type ProductImportService from '../../../../services/product-import';

export const GET = handle(getImport, async ({ parameters, scope }) => {
  const imports = scope.resolve<ProductImportService>('productImportService');
  return await imports.progress(parameters.id);
});
