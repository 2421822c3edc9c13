import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';
import type { PayableOrder } from './get-order';

const intentSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) });

/**
 * The client secret of the order's payment intent. Asked again it answers the same open intent, so
 * that an order has one that can be charged once. Throws `ApiError`, 409 when the order is paid.
 */
export async function createPaymentIntent({ _id, amount }: PayableOrder): Promise<string> {
  const { clientSecret } = await request('POST', '/create-payment-intent', {
    auth: true,
    body: { amount, orderId: _id },
    schema: intentSchema,
  });
  return clientSecret;
}
