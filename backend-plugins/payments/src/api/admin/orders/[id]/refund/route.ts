import {
  isErrorOfType,
  parseBody,
  readIdempotencyKey,
  servicesOf,
  ShopError,
} from '@harrow/plugin-kit';
import { type MedusaRequest, type MedusaResponse, RefundReason } from '@medusajs/medusa';
import {
  defaultAdminOrdersFields,
  defaultAdminOrdersRelations,
} from '@medusajs/medusa/dist/types/orders';
import { z } from 'zod';

/**
 * The body of the engine's `POST /admin/orders/{id}/refund`; the amount is in the smallest unit. As the
 * engine does, it refuses unknown members.
 */
const staffRefundSchema = z.strictObject({
  amount: z.int('This must be a whole number.').min(1, 'This must be more than 0.'),
  reason: z.enum(RefundReason),
  note: z.string().max(5000).optional(),
  no_notification: z.boolean().optional(),
});

/** Converts a broken rule to a 400, because the stock admin shows only its message. */
function asEngineAnswer(error: unknown): unknown {
  const isRule = isErrorOfType(error, 'conflict') || isErrorOfType(error, 'invalid_body');
  if (!isRule) return error;
  return new ShopError('bad_request', error.message, { code: 'not_allowed', cause: error });
}

/**
 * Replaces the engine's route of the same path, which would call the provider inside a transaction
 * and treat every answer as a success.
 */
export const POST = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const orderId = String(req.params.id);
  const { amount, reason, note } = parseBody(staffRefundSchema, req.body);
  const requestedBy = req.user?.userId ?? req.user?.id ?? 'unknown';
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  await servicesOf(req.scope)
    .orderRefundService.refund({ orderId, amount, reason, note, requestedBy, key })
    .catch((error: unknown) => {
      throw asEngineAnswer(error);
    });
  const order = await servicesOf(req.scope).orderService.retrieveWithTotals(orderId, {
    select: defaultAdminOrdersFields,
    relations: defaultAdminOrdersRelations,
  });
  res.json({ order });
};
