import { removeSecondFactorOf } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const DELETE = handle(removeSecondFactorOf, async ({ caller, parameters, services }) => {
  await services.secondFactorService.removeOf(caller, parameters.email);
  return { acknowledged: true as const, deletedCount: 1 as const };
});
