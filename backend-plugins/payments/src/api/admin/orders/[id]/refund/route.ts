import { isErrorOfType, parseBody, readIdempotencyKey, ShopError } from '@harrow/http';
import { type MedusaRequest, type MedusaResponse, type OrderService } from '@medusajs/medusa';
import {
  defaultAdminOrdersFields,
  defaultAdminOrdersRelations,
} from '@medusajs/medusa/dist/types/orders';
import { staffRefundSchema } from '../../../../../lib/staff-refund-schema';
import type OrderRefundService from '../../../../../services/order-refund';

/** The stock admin takes 400 with a message for a rule that was broken. */
function asEngineAnswer(error: unknown): unknown {
  const isRule = isErrorOfType(error, 'conflict') || isErrorOfType(error, 'invalid_body');
  if (!isRule) return error;
  return new ShopError('bad_request', error.message, { code: 'not_allowed', cause: error });
}

/**
 * The engine's path of the same name, in front of it: the engine would ask the provider inside a
 * transaction, and believe every answer.
 */
export const POST = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const orderId = String(req.params.id);
  const { amount, reason, note } = parseBody(staffRefundSchema, req.body);
  const requestedBy = req.user?.userId ?? req.user?.id ?? 'unknown';
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  const refunds = req.scope.resolve<OrderRefundService>('orderRefundService');
  await refunds
    .refund({ orderId, amount, reason, note, requestedBy, key })
    .catch((error: unknown) => {
      throw asEngineAnswer(error);
    });
  const order = await req.scope.resolve<OrderService>('orderService').retrieveWithTotals(orderId, {
    select: defaultAdminOrdersFields,
    relations: defaultAdminOrdersRelations,
  });
  res.json({ order });
};
