import { importCallouts } from '@harrow/contract';
import { handle, readFile } from '@harrow/plugin-kit';

export const POST = handle(importCallouts, async ({ parameters, query, req, services }) => {
  const file = await readFile(req);
  return await services.partsBookCalloutsService.import(parameters.id, file, query.dryRun);
});
