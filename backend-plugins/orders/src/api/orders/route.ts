import { arrayInReadersLanguage } from '@harrow/catalogue';
import { handle, readIdempotencyKey } from '@harrow/plugin-kit';
import { listOrders, placeOrder } from '@harrow/contract';
import { toOrderDto } from '../../lib/order-row';

export const POST = handle(placeOrder, async ({ caller, body, language, req, services }) => {
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  return {
    acknowledged: true,
    insertedId: await services.orderPlacementService.place({ caller, body, key, language }),
  };
});

/** The total is in a header because the body is an array. */
export const GET = handle(listOrders, async (call) => {
  const { query, res, services } = call;
  const orders = services.storefrontOrderService;
  const { page, ...filters } = query;
  const found = await orders.listAndCount(filters, page);
  res.set('X-Total-Count', String(found.count));
  return arrayInReadersLanguage(call, found.orders, toOrderDto);
});
