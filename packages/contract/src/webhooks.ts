import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { webAddressSchema } from './file-url';
import { idInPath } from './id-in-path';
import { operation } from './operation';
import { messageStates } from './outbox';
import { limitParameter } from './page';

/** The events that webhooks can receive. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'product.changed',
] as const;

const webhookEventSchema = z.enum(webhookEvents);

export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** Each event counts once, in the order above. */
const eventsSchema = z.pipe(
  z.array(webhookEventSchema).check(z.minLength(1, 'Choose at least one event.')),
  z.transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
);

const webhookSchema = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  createdAt: z.iso.datetime(),
  secretChangedAt: z.iso.datetime(),
  /** The end of signatures with the former secret; null without one. */
  formerSecretUntil: z.nullable(z.iso.datetime()),
  /** The time at which its receiver answered 410; null while it gets messages. */
  endedAt: z.nullable(z.iso.datetime()),
});

/** An address that gets messages, without its secret. */
export type Webhook = z.infer<typeof webhookSchema>;

/** `whsec_` and 32 bytes in base64; shown in this answer alone. */
const secretSchema = z.string();

export const listWebhooks = operation({
  method: 'get',
  path: '/webhooks',
  summary: 'The addresses that get messages, oldest first, without their secrets.',
  access: 'admin',
  duty: 'owner',
  answer: z.array(webhookSchema),
});

/** A message to an address, with the outcome of the last attempt. */
const deliverySchema = z.object({
  /** The id of the message, sent as `webhook-id`. */
  _id: z.string(),
  type: webhookEventSchema,
  orderId: z.nullable(z.string()),
  /** The displayed number of the order. */
  orderNumber: z.nullable(z.int()),
  /** Null for orders, and for a message about all products. */
  productId: z.nullable(z.string()),
  product: z.nullable(z.string()),
  state: z.enum(messageStates),
  attempts: z.int(),
  /** The status of the answer; null without an answer. */
  answer: z.nullable(z.int()),
  /** The reason for a failed attempt: a code such as `http_500` or `timeout`. */
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Null unless the message is due. */
  nextAttemptAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
});

export type WebhookDelivery = z.infer<typeof deliverySchema>;

/** The default number of deliveries in an answer. */
const DELIVERIES_PER_PAGE = 20;

export const listWebhookDeliveries = operation({
  method: 'get',
  path: '/webhooks/{id}/deliveries',
  summary: 'The last messages to an address, newest first, and what came of each.',
  access: 'admin',
  duty: 'owner',
  parameters: idInPath,
  query: z.object({ limit: z._default(limitParameter, DELIVERIES_PER_PAGE) }),
  answer: z.array(deliverySchema),
  refusals: [404],
});

export const createWebhook = operation({
  method: 'post',
  path: '/webhooks',
  summary:
    'Adds an address that gets messages by the Standard Webhooks scheme; the answer alone has the secret. An address that is not https or lies inside the network gets 422.',
  access: 'admin',
  duty: 'owner',
  body: z.strictObject({ url: webAddressSchema, events: eventsSchema }),
  status: 201,
  answer: z.object({
    acknowledged: z.literal(true),
    insertedId: z.string(),
    ...webhookSchema.shape,
    secret: secretSchema,
  }),
  refusals: [409],
});

export const changeWebhook = operation({
  method: 'patch',
  path: '/webhooks/{id}',
  summary: 'Changes an address or its events, or begins one again that its receiver has ended.',
  access: 'admin',
  duty: 'owner',
  parameters: idInPath,
  // strict: a misspelled member would change nothing
  body: z.strictObject({
    /** A new address also restarts an ended one. */
    url: z.optional(webAddressSchema),
    events: z.optional(eventsSchema),
    ended: z.optional(z.literal(false, 'This can only be false: delete the address to end it.')),
  }),
  answer: modifiedSchema,
  refusals: [404],
});

export const deleteWebhook = operation({
  method: 'delete',
  path: '/webhooks/{id}',
  summary: 'Deletes an address; the messages that it has not got yet are dropped.',
  access: 'admin',
  duty: 'owner',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404],
});

export const changeWebhookSecret = operation({
  method: 'post',
  path: '/webhooks/{id}/secret',
  summary:
    'Makes a new secret, which the answer alone has; for a day messages are signed with the former one too.',
  access: 'admin',
  duty: 'owner',
  parameters: idInPath,
  answer: z.object({
    acknowledged: z.literal(true),
    secret: secretSchema,
    formerSecretUntil: z.iso.datetime(),
  }),
  refusals: [404],
});
