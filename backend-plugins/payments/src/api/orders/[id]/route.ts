import { handle, ShopError } from '@harrow/plugin-kit';
import { payOrder } from '@harrow/contract';

export const PATCH = handle(payOrder, async ({ caller, parameters: { id }, body, services }) => {
  if (body.orderedId !== id) {
    const message = 'This is not the order of the path.';
    throw new ShopError('invalid_body', message, { fields: { orderedId: message } });
  }
  const isNew = await services.paymentSettlementService.payOrder(caller, id, body.transectionId);
  return { acknowledged: true, modifiedCount: isNew ? 1 : 0 };
});
