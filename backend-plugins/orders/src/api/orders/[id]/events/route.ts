import { handle } from '@harrow/plugin-kit';
import { listOrderEvents } from '@harrow/contract';
import type OrderEventService from '../../../../services/order-event';

export const GET = handle(listOrderEvents, async ({ caller, parameters, scope }) => {
  const events = scope.resolve<OrderEventService>('orderEventService');
  return await events.list(caller, parameters.id);
});
