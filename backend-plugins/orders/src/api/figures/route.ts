import { getFigures } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { daySpanOf } from '../../lib/day-span';

export const GET = handle(getFigures, async ({ query, services }) => {
  const span = daySpanOf(query, new Date());
  return await services.salesFiguresService.read({ ...query, span });
});
