import { exportPartsBook } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(exportPartsBook, async ({ parameters, res, services }) => {
  const { name, table } = await services.partsBookService.export(parameters.id);
  res.attachment(name);
  return table;
});
