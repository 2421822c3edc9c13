import { handle, jsonArray } from '@harrow/plugin-kit';
import { listOwnOrders } from '@harrow/contract';
import { toOrderDto } from '../../lib/order-row';

export const GET = handle(listOwnOrders, async ({ caller, query, services }) => {
  return jsonArray(await services.storefrontOrderService.listOf(caller, query.email), toOrderDto);
});
