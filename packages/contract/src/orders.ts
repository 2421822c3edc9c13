import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { emailSchema } from './email';
import { operation } from './operation';
import { orderFilters, orderSpan } from './order-filters';
import { orderStatuses } from './order-states';
import { MAX_KEY_LENGTH, MAX_SHIPPED_AT_ONCE } from './limits';
import { flagParameter, pageQuery, toOptionalPage } from './page';
import { keySchema } from './text';
import { trackingSchema } from './tracking';

const orderStatusSchema = z.enum(orderStatuses);

export type OrderStatus = z.infer<typeof orderStatusSchema>;

const shownTrackingSchema = z.nullable(
  z.object({ number: z.string(), url: z.nullable(z.string()) }),
);

/** A line of an order, with what its product was then; amounts are decimal, in the order's currency. */
export const orderLineSchema = z.object({
  productId: z.string(),
  product: z.string(),
  /** The part number. */
  number: z.nullable(z.string()),
  img: z.nullable(z.string()),
  quantity: z.int(),
  /** Of one piece, as it was charged. */
  price: z.number(),
  amount: z.number(),
  /** Pieces that the line has taken from the stock and not given back. */
  taken: z.int(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

/** An order under the specification's names; amounts are decimal, in `currency`. */
export const orderSchema = z.object({
  _id: z.string(),
  /** The number that people use, from 1 on; the engine's display id. */
  number: z.int(),
  /** Who placed it: the `_id` of the user. */
  customerId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The name of the only product, or "Oil filter F 93 and 4 more". */
  product: z.string(),
  /** Of the first line. */
  productId: z.string(),
  /** The picture that the first line's product had then. */
  img: z.nullable(z.string()),
  /** Pieces of all lines. */
  quantity: z.int(),
  amount: z.number(),
  lines: z.array(orderLineSchema),
  /** The customer's own number for the order. */
  poNumber: z.nullable(z.string()),
  /** ISO 4217, lower case: the one that the order was placed in, whatever the shop's is now. */
  currency: z.string(),
  paid: z.boolean(),
  shipped: z.boolean(),
  /** `refunded` only in full; an order that was refunded in part stays `paid` or `shipped`. */
  status: orderStatusSchema,
  /** The refunded part of the amount, usually 0. */
  refunded: z.number(),
  /** The payment intent's id; the specification spells it so. */
  trasectionId: z.nullable(z.string()),
  phone: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** When it is canceled unless it is paid before; null if nothing is due or it is kept. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** When the last piece was shipped. */
  shippedAt: z.nullable(z.iso.datetime()),
  /** The tracking number of the last shipment that has one. */
  tracking: shownTrackingSchema,
});

export type Order = z.infer<typeof orderSchema>;

export const orderEventSchema = z.object({
  at: z.iso.datetime(),
  type: z.enum([
    'placed',
    'paid',
    'shipped',
    'tracking_changed',
    'address_changed',
    'cancelled',
    'expired',
    'refunded',
    'disputed',
    // only for admins
    'mailed',
  ]),
  by: z.enum(['customer', 'staff', 'provider', 'system']),
  /** The email of the person, where one is known; only for admins. */
  actor: z.optional(z.string()),
  /** Of a payment or a refund: decimal, in the order's currency. */
  amount: z.optional(z.number()),
  /** Why it was refunded, in the words of staff; only for admins. */
  reason: z.optional(z.string()),
  /** The event of the mail, such as `order.paid`. */
  mail: z.optional(z.string()),
  /** The number before and after a change of the tracking, null for none. */
  tracking: z.optional(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
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
  summary:
    'The orders that pass the filters, or a page of them; the header X-Total-Count has their number.',
  access: 'admin',
  duty: 'packer',
  query: z.pipe(
    z.extend(orderFilters, pageQuery.shape),
    z.transform(({ limit, pageNumber, ...filters }) => ({
      ...filters,
      page: toOptionalPage({ limit, pageNumber }),
    })),
  ),
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
  duty: 'manager',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404, 409],
});

const shipmentSchema = z.object({
  at: z.iso.datetime(),
  /** The email of the member of staff, where it is known. */
  by: z.nullable(z.string()),
  tracking: shownTrackingSchema,
});

/** A shipment that counts, because it was made first. */
export type EarlierShipment = z.infer<typeof shipmentSchema>;

export const shipOrder = operation({
  method: 'put',
  path: '/orders/{id}',
  summary:
    'Ships a paid order. Where it had been shipped before, modifiedCount is 0, tracking is ignored, and `shipped` has what counts.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  // shipping is the only change, and it cannot be undone
  body: z.object({
    shipped: z.literal(true, 'This must be true.'),
    tracking: z.optional(trackingSchema),
  }),
  answer: z.extend(modifiedSchema, { shipped: z.optional(shipmentSchema) }),
  refusals: [404, 409],
});

export const changeTracking = operation({
  method: 'put',
  path: '/orders/{id}/tracking',
  summary:
    'Adds, corrects or removes the tracking number of a shipped order; modifiedCount is 0 where nothing changes.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  body: z.extend(trackingSchema, { number: z.nullable(trackingSchema.shape.number) }),
  answer: modifiedSchema,
  refusals: [404, 409],
});

export const countOrders = operation({
  method: 'get',
  path: '/orders/counts',
  summary: 'How many orders are in each state, under the filters of the list.',
  access: 'admin',
  duty: 'packer',
  query: orderSpan,
  answer: z.object({
    toShip: z.int(),
    unpaid: z.int(),
    shipped: z.int(),
    refunded: z.int(),
    cancelled: z.int(),
    expired: z.int(),
  }),
});

export const exportOrders = operation({
  method: 'get',
  path: '/orders.csv',
  summary:
    'The orders of the filtered list as a table, or with `lines=true` the lines of these orders.',
  access: 'admin',
  duty: 'manager',
  query: z.extend(orderFilters, { lines: z._default(flagParameter, false) }),
  answer: z.string(),
  answerType: 'text/csv',
});

export const shipOrders = operation({
  method: 'post',
  path: '/orders/ship',
  summary:
    'Ships paid orders, each by itself and in the order given; `results` has one entry for each.',
  access: 'admin',
  duty: 'packer',
  body: z.object({
    orders: z
      .array(
        z.object({ id: keySchema(MAX_KEY_LENGTH), tracking: z.optional(trackingSchema) }),
        'This must be a list.',
      )
      .check(
        z.minLength(1, 'There must be at least 1.'),
        z.maxLength(MAX_SHIPPED_AT_ONCE, `There can be at most ${MAX_SHIPPED_AT_ONCE}.`),
      ),
  }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        /** True also for an order that had been shipped before. */
        ok: z.boolean(),
        /** Given if shipping failed, as in a refusal of `PUT /orders/{id}`. */
        code: z.optional(z.string()),
        message: z.optional(z.string()),
        /** Given for an order that had been shipped before, as by `PUT /orders/{id}`. */
        shipped: z.optional(shipmentSchema),
      }),
    ),
  }),
});
