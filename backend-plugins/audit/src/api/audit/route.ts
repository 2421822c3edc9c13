import { handle } from '@harrow/plugin-kit';
import { listAudit } from '@harrow/contract';

/** The total is in a header because the body is an array. */
export const GET = handle(listAudit, async ({ query, res, services }) => {
  const { entries, count } = await services.auditService.list(query);
  res.set('X-Total-Count', String(count));
  return entries;
});
