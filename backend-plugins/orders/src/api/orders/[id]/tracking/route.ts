import { handle } from '@harrow/plugin-kit';
import { changeTracking } from '@harrow/contract';
import type OrderTrackingService from '../../../../services/order-tracking';

export const PUT = handle(changeTracking, async ({ caller, parameters, body, scope }) => {
  const tracking = scope.resolve<OrderTrackingService>('orderTrackingService');
  const isChanged = await tracking.change(caller, parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
