import { handle, readIdempotencyKey } from '@harrow/plugin-kit';
import { refundOrder } from '@harrow/contract';
import { keyMissing } from '../../../../lib/refund-problem';

export const POST = handle(refundOrder, async ({ caller, parameters, body, req, services }) => {
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  if (!key) throw keyMissing();
  const { amount, reason: note, restock } = body;
  const total = await services.orderRefundService.refundDecimal({
    ...{ orderId: parameters.id, amount, note, restock, key },
    requestedBy: caller.customerId,
  });
  return { acknowledged: true, ...total };
});
