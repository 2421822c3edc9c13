import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_KEY_LENGTH } from './limits';
import { amountSchema } from './numbers';
import { operation } from './operation';
import { keySchema } from './text';

/** The currency of the shop, and the amounts of it that a card can be charged. */
const chargeRulesSchema = z.object({
  /** ISO 4217, lower case. */
  code: z.string(),
  /** As many decimals as an amount has at most. */
  decimals: z.int(),
  /** Decimal; an amount is a multiple of it. */
  step: z.number(),
  /** Decimal; the most that one payment can be. */
  largest: z.number(),
});

export type ChargeRules = z.infer<typeof chargeRulesSchema>;

/** The public settings that a browser needs for card payments. */
export const paymentConfigSchema = z.union([
  /** `apiBase` is the origin of the sandbox, such as `http://127.0.0.1:12111`. */
  z.object({
    mode: z.literal('sandbox'),
    publishableKey: z.string().check(z.startsWith('pk_test_')),
    currency: chargeRulesSchema,
    apiBase: z.string().check(z.startsWith('http')),
  }),
  z.object({
    mode: z.literal('stripe'),
    publishableKey: z.string().check(z.startsWith('pk_')),
    currency: chargeRulesSchema,
  }),
]);

export type PaymentConfig = z.infer<typeof paymentConfigSchema>;

export const getPaymentConfig = operation({
  method: 'get',
  path: '/payment-config',
  summary: 'Which payment provider takes the card, its public key, and the currency of the shop.',
  access: 'anyone',
  answer: paymentConfigSchema,
});

/** A payment that the browser confirms with the provider. */
export const openedPaymentSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) });

/** The provider's id of a payment. */
export const paymentIdSchema = z
  .string('This is required.')
  .check(z.regex(/^pi_[A-Za-z0-9_]{1,250}$/, 'This is not the id of a payment.'));

export const openPayment = operation({
  method: 'post',
  path: '/create-payment-intent',
  summary: 'Opens a payment for the caller, as a rule for one of their orders; amount is decimal.',
  access: 'session',
  limit: 'payment-intents',
  body: z.object({ amount: amountSchema, orderId: z.optional(keySchema(MAX_KEY_LENGTH)) }),
  answer: openedPaymentSchema,
  refusals: [403, 404, 409],
});

export const payOrder = operation({
  method: 'patch',
  path: '/orders/{id}',
  summary: 'Marks an order of the caller paid, once the payment provider has confirmed it.',
  access: 'session',
  parameters: idInPath,
  // in the specification's spelling
  body: z.object({
    orderedId: keySchema(MAX_KEY_LENGTH),
    transectionId: paymentIdSchema,
  }),
  answer: modifiedSchema,
  refusals: [402, 403, 404, 409],
});
