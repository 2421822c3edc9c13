import { handle } from '@harrow/plugin-kit';
import { changeTracking } from '@harrow/contract';

export const PUT = handle(changeTracking, async ({ caller, parameters, body, services }) => {
  const isChanged = await services.orderTrackingService.change(caller, parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
