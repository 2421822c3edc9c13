import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { MAX_KEY_LENGTH } from './limits';
import { amountSchema } from './numbers';
import { operation } from './operation';
import { orderLineSchema } from './orders';
import { openedPaymentSchema, paymentIdSchema } from './payments';
import { keySchema } from './text';

const tokenInPath = z.object({ token: keySchema(MAX_KEY_LENGTH) });

/** What the mail with the link says too: no name, no address. Amounts are decimal, in `currency`. */
const linkedOrderSchema = z.object({
  number: z.int(),
  lines: z.array(orderLineSchema),
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  poNumber: z.nullable(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
});

export type LinkedOrder = z.infer<typeof linkedOrderSchema>;

export const getLinkedOrder = operation({
  method: 'get',
  path: '/pay/{token}',
  summary:
    'The unpaid order that a link in a mail pays, for everyone with the link. 404 for a link that was never sent, 409 for an order that can no longer be paid.',
  access: 'anyone',
  limit: 'payment-intents',
  parameters: tokenInPath,
  answer: linkedOrderSchema,
  refusals: [404, 409],
});

export const openLinkedPayment = operation({
  method: 'post',
  path: '/pay/{token}/payment-intent',
  summary: 'Opens the payment of the order of a link, as `POST /create-payment-intent` does.',
  access: 'anyone',
  limit: 'payment-intents',
  parameters: tokenInPath,
  body: z.object({ amount: amountSchema }),
  answer: openedPaymentSchema,
  refusals: [404, 409],
});

export const payLinkedOrder = operation({
  method: 'post',
  path: '/pay/{token}/payment',
  summary:
    'Marks the order of a link paid, once the payment provider has confirmed it, as `PATCH /orders/{id}` does.',
  access: 'anyone',
  limit: 'payment-intents',
  parameters: tokenInPath,
  // in the specification's spelling
  body: z.object({ transectionId: paymentIdSchema }),
  answer: modifiedSchema,
  refusals: [402, 404, 409],
});
