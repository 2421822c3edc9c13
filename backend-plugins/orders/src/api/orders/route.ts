import { parseBody, parseParameters, requireAdmin, requireSession, ShopError } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { readIdempotencyKey } from '../../lib/idempotency';
import { pageSchema } from '../../lib/list-schemas';
import { toOrderDto } from '../../lib/order-dto';
import { placeOrderSchema } from '../../lib/place-order-schema';
import type OrderPlacementService from '../../services/order-placement';
import type StorefrontOrderService from '../../services/storefront-order';

/** Places an order, for a customer. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  if (caller.role === 'admin') throw new ShopError('forbidden', 'Admin could not purchase');
  const body = parseBody(placeOrderSchema, req.body);
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  const placement = req.scope.resolve<OrderPlacementService>('orderPlacementService');
  const insertedId = await placement.place({ caller, body, key });
  res.status(201).json({ acknowledged: true, insertedId });
}

/** All orders, for an admin; the total goes into a header because the body is the array itself. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await requireAdmin(req);
  const page = parseParameters(pageSchema, req.query);
  const orders = req.scope.resolve<StorefrontOrderService>('storefrontOrderService');
  const found = await orders.listAndCount(page);
  res.set('X-Total-Count', String(found.count)).json(found.orders.map(toOrderDto));
}
