import { handle } from '@harrow/plugin-kit';
import { countOrders } from '@harrow/contract';
import type StorefrontOrderService from '../../../services/storefront-order';

export const GET = handle(countOrders, async ({ query, scope }) => {
  const orders = scope.resolve<StorefrontOrderService>('storefrontOrderService');
  const { paid: toShip, ...counts } = await orders.countByState(query);
  return { toShip, ...counts };
});
