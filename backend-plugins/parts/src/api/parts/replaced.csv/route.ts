import { exportReplacedParts } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(exportReplacedParts, async ({ services, res }) => {
  const table = await services.replacedPartService.export();
  res.attachment('replaced-parts.csv');
  return table;
});
