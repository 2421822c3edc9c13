import { handle } from '@harrow/plugin-kit';
import { demoteUser, promoteUser } from '@harrow/contract';

export const PUT = handle(promoteUser, async ({ caller, parameters: { email }, services }) => {
  const isNew = await services.adminPromotionService.promote(caller, email);
  return { acknowledged: true, modifiedCount: isNew ? 1 : 0 };
});

export const DELETE = handle(demoteUser, async ({ caller, parameters: { email }, services }) => {
  const isDemoted = await services.adminPromotionService.demote(caller, email);
  return { acknowledged: true, modifiedCount: isDemoted ? 1 : 0 };
});
