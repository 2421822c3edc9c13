import { handle, ShopError } from '@harrow/plugin-kit';
import { payOrder } from '@harrow/contract';
import type PaymentSettlementService from '../../../services/payment-settlement';

export const PATCH = handle(payOrder, async ({ caller, parameters: { id }, body, scope }) => {
  if (body.orderedId !== id) {
    const message = 'This is not the order of the path.';
    throw new ShopError('invalid_body', message, { fields: { orderedId: message } });
  }
  const settlement = scope.resolve<PaymentSettlementService>('paymentSettlementService');
  const isNew = await settlement.payOrder(caller, id, body.transectionId);
  return { acknowledged: true, modifiedCount: isNew ? 1 : 0 };
});
