import { handle, jsonArray } from '@harrow/http';
import { listOwnOrders } from '../../lib/operations';
import { toOrderDto } from '../../lib/order-dto';
import type StorefrontOrderService from '../../services/storefront-order';

export const GET = handle(listOwnOrders, async ({ caller, query, scope }) => {
  const orders = scope.resolve<StorefrontOrderService>('storefrontOrderService');
  return jsonArray(await orders.listOf(caller, query.email), toOrderDto);
});
