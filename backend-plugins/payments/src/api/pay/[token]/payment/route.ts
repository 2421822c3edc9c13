import { handle } from '@harrow/plugin-kit';
import { payLinkedOrder } from '@harrow/contract';

export const POST = handle(payLinkedOrder, async ({ parameters, body, services }) => {
  const isNew = await services.paymentLinkService.pay(parameters.token, body.transectionId);
  return { acknowledged: true, modifiedCount: isNew ? 1 : 0 };
});
