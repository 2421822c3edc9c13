import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { MAX_REFUND_REASON_LENGTH } from './limits';
import { amountSchema } from './numbers';
import { operation } from './operation';
import { productLines, productLineSchema } from './product-lines';
import { lineSchema } from './text';

export const refundOrder = operation({
  method: 'post',
  path: '/orders/{id}/refund',
  summary: 'Gives money of a paid order back, all that is left where no amount is given; decimal.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  headers: {
    'Idempotency-Key':
      'Needed: makes one refund however often it is sent, 1 to 255 printable characters.',
  },
  // strict: a misspelled amount would refund all that is left
  body: z.strictObject({
    amount: z.optional(amountSchema),
    /** Kept as the note of the refund. */
    reason: z.optional(lineSchema(MAX_REFUND_REASON_LENGTH)),
    /** Pieces to put back into stock once the refund is made, at most as many as the line holds. */
    restock: z.optional(productLines(z.strictObject(productLineSchema.shape))),
  }),
  answer: z.object({
    acknowledged: z.literal(true),
    /** All that has gone back of the order, decimal. */
    refunded: z.number(),
    currency: z.string(),
  }),
  refusals: [404, 409],
});

export const receiveEvent = operation({
  method: 'post',
  path: '/stripe/hooks',
  summary: 'Takes a signed event of the payment provider, and answers once it is stored.',
  access: 'anyone',
  // signed, in bursts from few addresses, and none may be lost
  limit: null,
  headers: { 'Stripe-Signature': 'Signs the raw bytes of the body.' },
  rawBody: { mediaType: 'application/json', schema: { type: 'object' } },
  answer: z.object({ received: z.literal(true) }),
});

/** An event of the provider that waits for another attempt. */
const eventSchema = z.object({
  _id: z.string(),
  type: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
  lastError: z.nullable(z.string()),
  receivedAt: z.iso.datetime(),
  /** Null where the event is about no order of the shop. */
  orderId: z.nullable(z.string()),
});

export type UnhandledEvent = z.infer<typeof eventSchema>;

export const listUnhandledEvents = operation({
  method: 'get',
  path: '/stripe/events',
  summary: 'The payment provider’s events that have not been handled yet, and why.',
  access: 'admin',
  duty: 'manager',
  answer: z.array(eventSchema),
});
