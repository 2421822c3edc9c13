import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { emailSchema } from './email';
import { operation } from './operation';
import { optionalPage } from './page';
import { trackingSchema } from './tracking';

const orderStatusSchema = z.enum(['unpaid', 'paid', 'shipped', 'refunded', 'cancelled', 'expired']);

export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** An order in the names of the specification; amounts are decimal, in `currency`. */
export const orderSchema = z.object({
  _id: z.string(),
  /** The number that people use, from 1 on; the engine's display id. */
  number: z.int(),
  name: z.string(),
  email: z.string(),
  product: z.string(),
  productId: z.string(),
  /** The picture that the product had then. */
  img: z.nullable(z.string()),
  quantity: z.int(),
  amount: z.number(),
  /** ISO 4217, lower case: the one that the order was placed in, whatever the shop's is now. */
  currency: z.string(),
  paid: z.boolean(),
  shipped: z.boolean(),
  /** `refunded` only in full; an order that was refunded in part stays `paid` or `shipped`. */
  status: orderStatusSchema,
  /** What has gone back of the amount, 0 as a rule. */
  refunded: z.number(),
  /** The payment intent's id; the specification spells it so. */
  trasectionId: z.nullable(z.string()),
  phone: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** When the last piece was shipped. */
  shippedAt: z.nullable(z.iso.datetime()),
  /** How to follow the last shipment that has a number. */
  tracking: z.nullable(z.object({ number: z.string(), url: z.nullable(z.string()) })),
});

export type Order = z.infer<typeof orderSchema>;

const orderEventSchema = z.object({
  at: z.iso.datetime(),
  type: z.enum(['placed', 'paid', 'shipped', 'cancelled', 'expired', 'refunded', 'disputed']),
  by: z.enum(['customer', 'staff', 'provider', 'system']),
  /** The email of the person, where one is known; only for admins. */
  actor: z.optional(z.string()),
});

export type OrderEvent = z.infer<typeof orderEventSchema>;

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
  summary: 'One order, also a canceled or expired one, for its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  answer: orderSchema,
  refusals: [404],
});

export const listOrderEvents = operation({
  method: 'get',
  path: '/orders/{id}/events',
  summary: 'What has happened to an order, oldest first, for its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  answer: z.array(orderEventSchema),
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
  summary:
    'Ships a paid order; modifiedCount is 0 where it had been shipped before, and tracking is ignored then.',
  access: 'admin',
  parameters: idInPath,
  // shipping is the only change, and it cannot be undone
  body: z.object({
    shipped: z.literal(true, 'This must be true.'),
    tracking: z.optional(trackingSchema),
  }),
  answer: modifiedSchema,
  refusals: [404, 409],
});
