import { arrayInReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { listOwnOrders } from '@harrow/contract';
import { toOrderDto } from '../../lib/order-row';

export const GET = handle(listOwnOrders, async (call) => {
  const { caller, query, services } = call;
  const orders = await services.storefrontOrderService.listOf(caller, query.email);
  return arrayInReadersLanguage(call, orders, toOrderDto);
});
