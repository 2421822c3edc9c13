import { parseBody, parseParameters, requireAdmin, requireSession } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { toOrderDto } from '../../../lib/order-dto';
import { orderIdSchema, shipOrderSchema } from '../../../lib/order-id-schema';
import type OrderCancellationService from '../../../services/order-cancellation';
import type OrderShippingService from '../../../services/order-shipping';
import type StorefrontOrderService from '../../../services/storefront-order';

/** One order, for its owner or an admin. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const { id } = parseParameters(orderIdSchema, req.params);
  const orders = req.scope.resolve<StorefrontOrderService>('storefrontOrderService');
  res.json(toOrderDto(await orders.retrieve(caller, id)));
}

/** Cancels an unpaid order, for its owner or an admin. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const { id } = parseParameters(orderIdSchema, req.params);
  const cancellation = req.scope.resolve<OrderCancellationService>('orderCancellationService');
  await cancellation.cancel(caller, id);
  res.json({ acknowledged: true, deletedCount: 1 });
}

/** Ships a paid order, for an admin. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await requireAdmin(req);
  const { id } = parseParameters(orderIdSchema, req.params);
  parseBody(shipOrderSchema, req.body);
  const shipping = req.scope.resolve<OrderShippingService>('orderShippingService');
  res.json({ acknowledged: true, modifiedCount: (await shipping.ship(id)) ? 1 : 0 });
}
