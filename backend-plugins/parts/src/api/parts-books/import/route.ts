import { importPartsBook } from '@harrow/contract';
import { handle, readFile } from '@harrow/plugin-kit';

export const POST = handle(importPartsBook, async ({ query, req, services }) => {
  const file = await readFile(req);
  return await services.partsBookImportService.run(file, query);
});
