import { z } from 'zod';
import { send } from '../../dev/test-support/http.ts';
import { StockAdmin } from '../../dev/test-support/stock-admin.ts';

const orderRecord = z.object({
  order: z.object({
    payment_status: z.string(),
    fulfillment_status: z.string(),
    total: z.number(),
    payments: z.array(z.object({ data: z.object({ id: z.string().optional() }) })),
  }),
});

/** The order as the engine's own admin API tells it. */
export async function engineOrder(backend: string, orderId: string) {
  const admin = await StockAdmin.signIn(backend);
  const { body } = await admin.request('GET', `/orders/${orderId}`);
  return orderRecord.parse(body).order;
}

const service = z.object({ available: z.number() });

/** Pieces of a product that the shop says are in stock. */
export async function stockOf(backend: string, productId: string): Promise<number> {
  return service.parse((await send('GET', `${backend}/services/${productId}`)).body).available;
}
