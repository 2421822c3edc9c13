import { getImport } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(getImport, async ({ parameters, services }) => {
  return await services.productImportService.progress(parameters.id);
});
