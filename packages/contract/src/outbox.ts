import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_KEY_LENGTH, MAX_PAGE_SIZE } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { keySchema } from './text';

export const messageKinds = ['mail', 'invoice', 'webhook'] as const;

export const messageStates = ['due', 'done', 'failed', 'dropped'] as const;

/** A consequence of a change. Contains no personal data. */
const messageSchema = z.object({
  _id: z.string(),
  kind: z.enum(messageKinds),
  /** The event, such as `order.paid`. */
  subject: z.string(),
  /** Null for messages without an order. */
  orderId: z.nullable(z.string()),
  /** The displayed number of the order. */
  orderNumber: z.nullable(z.int()),
  /** `dropped`: nothing was left to do. */
  state: z.enum(messageStates),
  attempts: z.int(),
  /** Null unless it is due. */
  nextAttemptAt: z.nullable(z.iso.datetime()),
  /** The code of the last problem, or the reason for dropping the message. */
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
});

export type OutboxMessage = z.infer<typeof messageSchema>;

export const listOutbox = operation({
  method: 'get',
  path: '/outbox',
  summary: 'A page of the mails, invoices and webhooks that were sent or wait, newest first.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    kind: z.optional(z.enum(messageKinds)),
    state: z.optional(z.enum(messageStates)),
    /** The id of an order. */
    order: z.optional(keySchema(MAX_KEY_LENGTH)),
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
  }),
  answer: z.object({ data: z.array(messageSchema), count: z.int() }),
});

export const replayMessage = operation({
  method: 'post',
  path: '/outbox/{id}/replay',
  summary: 'Sends a message once more, with the same ids, unless it is still due.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: modifiedSchema,
  refusals: [404, 409],
});
