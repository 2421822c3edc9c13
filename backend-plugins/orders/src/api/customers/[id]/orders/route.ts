import { handle, readIdempotencyKey } from '@harrow/plugin-kit';
import { placeOrderFor } from '@harrow/contract';

export const POST = handle(placeOrderFor, async ({ caller, parameters, body, req, services }) => {
  const key = readIdempotencyKey(req.headers['idempotency-key']);
  const order = { customerId: parameters.id, body, key };
  return {
    acknowledged: true,
    insertedId: await services.orderPlacementService.placeFor(caller, order),
  };
});
