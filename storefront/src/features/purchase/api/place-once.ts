import { placeOrder, type BodyInputOf } from '@harrow/contract';
import { call } from '@/lib/http/shop-client';
import { idempotencyKeys } from '@/lib/idempotency-keys';

/**
 * Places an order once, however often it is tried until its answer has arrived, and returns its id. Throws
 * `ApiError`.
 */
export async function placeOnce(order: BodyInputOf<typeof placeOrder>): Promise<string> {
  const { insertedId } = await idempotencyKeys.once(order, (headers) =>
    call(placeOrder, { body: order, headers }),
  );
  return insertedId;
}
