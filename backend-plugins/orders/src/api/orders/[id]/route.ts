import { inReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { cancelOrder, getOrder, shipOrder } from '@harrow/contract';
import { toOrderDto } from '../../../lib/order-row';

export const GET = handle(
  getOrder,
  inReadersLanguage(async ({ caller, parameters, services }) =>
    toOrderDto(await services.storefrontOrderService.retrieve(caller, parameters.id)),
  ),
);

export const DELETE = handle(cancelOrder, async ({ caller, parameters, services }) => {
  await services.orderCancellationService.cancel(caller, parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});

export const PUT = handle(shipOrder, async ({ caller, parameters, body, services }) => {
  const shipped = await services.orderShippingService.ship(caller, parameters.id, body.tracking);
  return shipped
    ? { acknowledged: true, modifiedCount: 0, shipped }
    : { acknowledged: true, modifiedCount: 1 };
});
