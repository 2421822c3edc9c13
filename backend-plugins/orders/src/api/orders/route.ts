import { handle, jsonArray, readIdempotencyKey } from '@harrow/plugin-kit';
import { listOrders, placeOrder } from '@harrow/contract';
import { toOrderDto } from '../../lib/order-row';
import type OrderPlacementService from '../../services/order-placement';
import type StorefrontOrderService from '../../services/storefront-order';

export const POST = handle(placeOrder, async ({ caller, body, req, scope }) => {
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  const placement = scope.resolve<OrderPlacementService>('orderPlacementService');
  return { acknowledged: true, insertedId: await placement.place({ caller, body, key }) };
});

/** The total is in a header because the body is an array. */
export const GET = handle(listOrders, async ({ query, res, scope }) => {
  const orders = scope.resolve<StorefrontOrderService>('storefrontOrderService');
  const { page, ...filters } = query;
  const found = await orders.listAndCount(filters, page);
  res.set('X-Total-Count', String(found.count));
  return jsonArray(found.orders, toOrderDto);
});
