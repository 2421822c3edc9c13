import { handle, readIdempotencyKey } from '@harrow/plugin-kit';
import { refundOrder } from '@harrow/contract';
import { keyMissing } from '../../../../lib/refund-problem';
import type OrderRefundService from '../../../../services/order-refund';

export const POST = handle(refundOrder, async ({ caller, parameters, body, req, scope }) => {
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  if (!key) throw keyMissing();
  const refunds = scope.resolve<OrderRefundService>('orderRefundService');
  const request = { orderId: parameters.id, amount: body.amount, note: body.reason, key };
  const total = await refunds.refundDecimal({ ...request, requestedBy: caller.customerId });
  return { acknowledged: true, ...total };
});
