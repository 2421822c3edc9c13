import { handle } from '@harrow/plugin-kit';
import { listOrderEvents } from '@harrow/contract';

export const GET = handle(listOrderEvents, async ({ caller, parameters, services }) => {
  return await services.orderEventService.list(caller, parameters.id);
});
