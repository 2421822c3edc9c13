import { handle } from '@harrow/plugin-kit';
import { demoteUser, promoteUser } from '@harrow/contract';

export const PUT = handle(
  promoteUser,
  async ({ caller, parameters: { email }, body: { duty }, services }) => {
    const isChanged = await services.adminPromotionService.promote(caller, email, duty);
    return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
  },
);

export const DELETE = handle(demoteUser, async ({ caller, parameters: { email }, services }) => {
  const isDemoted = await services.adminPromotionService.demote(caller, email);
  return { acknowledged: true, modifiedCount: isDemoted ? 1 : 0 };
});
