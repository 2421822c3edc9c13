import { getFigures } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { daySpanOf } from '../../lib/day-span';
import type SalesFiguresService from '../../services/sales-figures';

export const GET = handle(getFigures, async ({ query, scope }) => {
  const figures = scope.resolve<SalesFiguresService>('salesFiguresService');
  return await figures.read(daySpanOf(query, new Date()), query.by);
});
