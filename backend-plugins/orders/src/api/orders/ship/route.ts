import { handle } from '@harrow/plugin-kit';
import { shipOrders } from '@harrow/contract';

export const POST = handle(shipOrders, async ({ caller, body, services }) => {
  return { results: await services.orderShippingService.shipAll(caller, body.orders) };
});
