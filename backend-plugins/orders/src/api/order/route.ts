import { parseParameters, requireSession } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { ownerSchema } from '../../lib/list-schemas';
import { toOrderDto } from '../../lib/order-dto';
import type StorefrontOrderService from '../../services/storefront-order';

/** The orders of one customer, for that customer or an admin. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const { email } = parseParameters(ownerSchema, req.query);
  const orders = req.scope.resolve<StorefrontOrderService>('storefrontOrderService');
  res.json((await orders.listOf(caller, email)).map(toOrderDto));
}
