import { handle, jsonArray } from '@harrow/plugin-kit';
import { listOwnOrders } from '@harrow/contract';
import { toOrderDto } from '../../lib/order-row';
import type StorefrontOrderService from '../../services/storefront-order';

export const GET = handle(listOwnOrders, async ({ caller, query, scope }) => {
  const orders = scope.resolve<StorefrontOrderService>('storefrontOrderService');
  return jsonArray(await orders.listOf(caller, query.email), toOrderDto);
});
