import { handle } from '@harrow/plugin-kit';
import { cancelOrder, getOrder, shipOrder } from '@harrow/contract';
import { toOrderDto } from '../../../lib/order-row';
import type OrderCancellationService from '../../../services/order-cancellation';
import type OrderShippingService from '../../../services/order-shipping';
import type StorefrontOrderService from '../../../services/storefront-order';

export const GET = handle(getOrder, async ({ caller, parameters, scope }) => {
  const orders = scope.resolve<StorefrontOrderService>('storefrontOrderService');
  return toOrderDto(await orders.retrieve(caller, parameters.id));
});

export const DELETE = handle(cancelOrder, async ({ caller, parameters, scope }) => {
  const cancellation = scope.resolve<OrderCancellationService>('orderCancellationService');
  await cancellation.cancel(caller, parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});

export const PUT = handle(shipOrder, async ({ caller, parameters, body, scope }) => {
  const shipping = scope.resolve<OrderShippingService>('orderShippingService');
  const shipped = await shipping.ship(caller, parameters.id, body.tracking);
  return shipped
    ? { acknowledged: true, modifiedCount: 0, shipped }
    : { acknowledged: true, modifiedCount: 1 };
});
