import { deleteOwnAccount } from '@harrow/contract';
import { handle, subjectOf } from '@harrow/plugin-kit';

export const DELETE = handle(deleteOwnAccount, async ({ caller, body, req, services }) => {
  const signedInAt = subjectOf(req)?.signedInAt ?? 0;
  await services.erasureService.erase(caller, body.email, signedInAt);
  return { acknowledged: true as const, deletedCount: 1 as const };
});
