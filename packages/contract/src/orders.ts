import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { emailSchema } from './email';
import { operation } from './operation';
import { optionalPage } from './page';

/** An order in the names of the specification; `amount` is decimal, in `currency`. */
export const orderSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  product: z.string(),
  productId: z.string(),
  quantity: z.int(),
  amount: z.number(),
  /** ISO 4217, lower case: the one that the order was placed in, whatever the shop's is now. */
  currency: z.string(),
  paid: z.boolean(),
  shipped: z.boolean(),
  refunded: z.boolean(),
  /** The payment intent's id; the specification spells it so. */
  trasectionId: z.nullable(z.string()),
  phone: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
});

export type Order = z.infer<typeof orderSchema>;

export const listOwnOrders = operation({
  method: 'get',
  path: '/order',
  summary: 'The orders of one customer, newest first, for that customer or an admin.',
  access: 'session',
  query: z.object({ email: emailSchema }),
  answer: z.array(orderSchema),
  refusals: [403],
});

export const listOrders = operation({
  method: 'get',
  path: '/orders',
  summary: 'All orders or a page of them, newest first; the header X-Total-Count has the total.',
  access: 'admin',
  query: optionalPage,
  answer: z.array(orderSchema),
});

export const getOrder = operation({
  method: 'get',
  path: '/orders/{id}',
  summary: 'One order, for its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  answer: orderSchema,
  refusals: [404],
});

export const cancelOrder = operation({
  method: 'delete',
  path: '/orders/{id}',
  summary: 'Cancels an unpaid order and gives its stock back, for its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404, 409],
});

export const shipOrder = operation({
  method: 'put',
  path: '/orders/{id}',
  summary: 'Ships a paid order; modifiedCount is 0 where it had been shipped before.',
  access: 'admin',
  parameters: idInPath,
  // shipping is the only change, and it cannot be undone
  body: z.object({ shipped: z.literal(true, 'This must be true.') }),
  answer: modifiedSchema,
  refusals: [404, 409],
});
