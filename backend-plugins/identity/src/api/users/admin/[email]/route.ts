import { handle } from '@harrow/plugin-kit';
import { promoteUser } from '@harrow/contract';
import type AdminPromotionService from '../../../../services/admin-promotion';

export const PUT = handle(promoteUser, async ({ caller, parameters: { email }, scope }) => {
  const promotions = scope.resolve<AdminPromotionService>('adminPromotionService');
  const isNew = await promotions.promote(caller, email);
  return { acknowledged: true, modifiedCount: isNew ? 1 : 0 };
});
