import { keySchema, operation } from '@harrow/http';
import { z } from 'zod';
import { paymentConfigSchema } from './payment-config';
import { eventSchema } from './unhandled-event';

const amountSchema = z.number('This must be a number.').positive('This must be more than 0.');

export const getPaymentConfig = operation({
  method: 'get',
  path: '/payment-config',
  summary: 'Which payment provider takes the card, its public key, and the currency of the shop.',
  access: 'anyone',
  answer: paymentConfigSchema,
});

export const openPayment = operation({
  method: 'post',
  path: '/create-payment-intent',
  summary: 'Opens a payment for the caller, as a rule for one of their orders; amount is decimal.',
  access: 'session',
  body: z.object({ amount: amountSchema, orderId: keySchema(100).optional() }),
  answer: z.object({ clientSecret: z.string() }),
  refusals: [403, 404, 409],
});

export const payOrder = operation({
  method: 'patch',
  path: '/orders/{id}',
  summary: 'Marks an order of the caller paid, once the payment provider has confirmed it.',
  access: 'session',
  parameters: z.object({ id: keySchema(100) }),
  // in the specification's spelling
  body: z.object({
    orderedId: keySchema(100),
    transectionId: z
      .string('This is required.')
      .regex(/^pi_[A-Za-z0-9_]{1,250}$/, 'This is not the id of a payment.'),
  }),
  answer: z.object({ acknowledged: z.literal(true), modifiedCount: z.int() }),
  refusals: [402, 403, 404, 409],
});

export const refundOrder = operation({
  method: 'post',
  path: '/orders/{id}/refund',
  summary: 'Gives money of a paid order back, all that is left where no amount is given; decimal.',
  access: 'admin',
  parameters: z.object({ id: keySchema(100) }),
  headers: {
    'Idempotency-Key':
      'Needed: makes one refund however often it is sent, 1 to 255 printable characters.',
  },
  body: z.object({ amount: amountSchema.optional() }),
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
  headers: { 'Stripe-Signature': 'Signs the raw bytes of the body.' },
  rawBody: { mediaType: 'application/json', schema: { type: 'object' } },
  answer: z.object({ received: z.literal(true) }),
});

export const listUnhandledEvents = operation({
  method: 'get',
  path: '/stripe/events',
  summary: 'The payment provider’s events that have not been handled yet, and why.',
  access: 'admin',
  answer: z.array(eventSchema),
});

/** Every call of this plugin. */
export const operations = [
  getPaymentConfig,
  openPayment,
  payOrder,
  refundOrder,
  receiveEvent,
  listUnhandledEvents,
];
