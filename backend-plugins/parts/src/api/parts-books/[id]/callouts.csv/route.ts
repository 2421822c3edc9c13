import { exportCallouts } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(exportCallouts, async ({ parameters, res, services }) => {
  const table = await services.partsBookCalloutsService.export(parameters.id);
  res.attachment('callouts.csv');
  return table;
});
