import { z } from 'zod';
import { send } from '@harrow/testing/http';
import { StockAdmin } from '@harrow/testing/stock-admin';

const orderRecord = z.object({
  order: z.object({
    payment_status: z.string(),
    fulfillment_status: z.string(),
    total: z.number(),
    payments: z.array(z.object({ data: z.object({ id: z.string().optional() }) })),
  }),
});

/** An order in the engine's admin API. */
export async function engineOrder(backend: string, orderId: string) {
  const admin = await StockAdmin.signIn(backend);
  const { body } = await admin.request('GET', `/orders/${orderId}`);
  return orderRecord.parse(body).order;
}

const service = z.object({ available: z.number() });

/** Returns the stock of a product that the shop shows. */
export async function stockOf(backend: string, productId: string): Promise<number> {
  return service.parse((await send('GET', `${backend}/services/${productId}`)).body).available;
}
