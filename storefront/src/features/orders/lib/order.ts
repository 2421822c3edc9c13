import { z } from 'zod/mini';
/** An order as the shop's REST edge gives it; `amount` is a decimal in `currency`. */
export const orderSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  product: z.string(),
  quantity: z.number(),
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  paid: z.boolean(),
  shipped: z.boolean(),
  /** The payment intent's id, in the specification's spelling. */
  trasectionId: z.nullable(z.string()),
});

export const ordersSchema = z.array(orderSchema);

export type Order = z.infer<typeof orderSchema>;
