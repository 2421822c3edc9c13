import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const recordedSchema = z.object({ modifiedCount: z.number() });

/**
 * Tells the shop which transaction paid the order; it asks the provider itself before it believes
 * that. Saying it again changes nothing. Throws `ApiError`.
 */
export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  await request('PATCH', `/orders/${encodeURIComponent(orderId)}`, {
    auth: true,
    // in the specification's spelling
    body: { orderedId: orderId, transectionId: transactionId },
    schema: recordedSchema,
  });
}
