import { handle } from '@harrow/plugin-kit';
import { countOrders } from '@harrow/contract';

export const GET = handle(countOrders, async ({ query, services }) => {
  const { paid: toShip, ...counts } = await services.storefrontOrderService.countByState(query);
  return { toShip, ...counts };
});
