import { handle } from '@harrow/plugin-kit';
import { shipOrders } from '@harrow/contract';
import type OrderShippingService from '../../../services/order-shipping';

export const POST = handle(shipOrders, async ({ caller, body, scope }) => {
  const shipping = scope.resolve<OrderShippingService>('orderShippingService');
  return { results: await shipping.shipAll(caller, body.orders) };
});
