import { parseBody, parseParameters, requireSession, ShopError } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { orderIdSchema, payOrderSchema } from '../../../lib/schemas';
import type PaymentSettlementService from '../../../services/payment-settlement';

/** Marks an order of the caller paid, once the payment provider has confirmed the payment. */
export async function PATCH(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const { id } = parseParameters(orderIdSchema, req.params);
  const { orderedId, transectionId } = parseBody(payOrderSchema, req.body);
  if (orderedId !== id) {
    const message = 'This is not the order of the path.';
    throw new ShopError('invalid_body', message, { fields: { orderedId: message } });
  }
  const settlement = req.scope.resolve<PaymentSettlementService>('paymentSettlementService');
  const isNew = await settlement.payOrder(caller, id, transectionId);
  res.json({ acknowledged: true, modifiedCount: isNew ? 1 : 0 });
}
