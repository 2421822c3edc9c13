import { exportFigures } from '@harrow/contract';
import { BYTE_ORDER_MARK, csvLines, handle } from '@harrow/plugin-kit';
import { daySpanOf } from '../../lib/day-span';
import { figuresTable } from '../../lib/figures-table';

export const GET = handle(exportFigures, async ({ query, res, services }) => {
  const span = daySpanOf(query, new Date());
  const figures = await services.salesFiguresService.read({ ...query, span });
  res.attachment('figures.csv');
  return BYTE_ORDER_MARK + csvLines(figuresTable(figures, query.by));
});
