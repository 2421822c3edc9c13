import { getFigures } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { daySpanOf } from '../../lib/day-span';

export const GET = handle(getFigures, async ({ query, services }) => {
  return await services.salesFiguresService.read(daySpanOf(query, new Date()), query.by);
});
