import { handle, readIdempotencyKey } from '@harrow/plugin-kit';
import { refundOrder } from '@harrow/contract';
import { keyMissing } from '../../../../lib/refund-problem';

export const POST = handle(refundOrder, async ({ caller, parameters, body, req, services }) => {
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  if (!key) throw keyMissing();
  const request = { orderId: parameters.id, amount: body.amount, note: body.reason, key };
  const total = await services.orderRefundService.refundDecimal({
    ...request,
    requestedBy: caller.customerId,
  });
  return { acknowledged: true, ...total };
});
