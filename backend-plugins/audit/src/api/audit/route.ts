import { handle } from '@harrow/plugin-kit';
import { listAudit } from '@harrow/contract';
import type AuditService from '../../services/audit';

/** The total is in a header because the body is an array. */
export const GET = handle(listAudit, async ({ query, res, scope }) => {
  const { entries, count } = await scope.resolve<AuditService>('auditService').list(query);
  res.set('X-Total-Count', String(count));
  return entries;
});
