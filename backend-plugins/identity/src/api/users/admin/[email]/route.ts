import { handle } from '@harrow/plugin-kit';
import { demoteUser, promoteUser } from '@harrow/contract';
import type AdminPromotionService from '../../../../services/admin-promotion';

export const PUT = handle(promoteUser, async ({ caller, parameters: { email }, scope }) => {
  const promotions = scope.resolve<AdminPromotionService>('adminPromotionService');
  const isNew = await promotions.promote(caller, email);
  return { acknowledged: true, modifiedCount: isNew ? 1 : 0 };
});

export const DELETE = handle(demoteUser, async ({ caller, parameters: { email }, scope }) => {
  const promotions = scope.resolve<AdminPromotionService>('adminPromotionService');
  const isDemoted = await promotions.demote(caller, email);
  return { acknowledged: true, modifiedCount: isDemoted ? 1 : 0 };
});
