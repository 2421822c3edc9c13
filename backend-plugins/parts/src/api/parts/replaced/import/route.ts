import { importReplacedParts } from '@harrow/contract';
import { handle, readFile } from '@harrow/plugin-kit';

export const POST = handle(importReplacedParts, async ({ query, req, services }) => {
  const file = await readFile(req);
  return await services.replacedPartService.import(file, query.dryRun);
});
