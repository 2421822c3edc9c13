import * as z from 'zod/mini';
import { emailSchema } from './email';
import { MAX_ADDRESS_LENGTH, MAX_KEY_LENGTH, MAX_PHONE_LENGTH, MAX_QUANTITY } from './limits';
import { amountSchema, wholeNumberSchema } from './numbers';
import { type BodyOf, operation } from './operation';
import { keySchema, lineSchema, personNameSchema, textSchema } from './text';

const MAX_TITLE_LENGTH = 500;

export const placeOrder = operation({
  method: 'post',
  path: '/orders',
  summary: 'Places an order and takes its stock, for a customer; an admin could not purchase.',
  access: 'customer',
  limit: 'orders',
  forbiddenMessage: 'Admin could not purchase',
  headers: {
    'Idempotency-Key':
      'Places one order however often it is sent: 1 to 255 printable characters. With the same body the first answer again for thirty days, with another one 422.',
  },
  body: z.object({
    product: keySchema(MAX_TITLE_LENGTH),
    /** Decides over `product` where given. */
    productId: z.optional(keySchema(MAX_KEY_LENGTH)),
    quantity: wholeNumberSchema(1, MAX_QUANTITY, undefined, 'This is too many.'),
    name: personNameSchema,
    email: emailSchema,
    phone: lineSchema(MAX_PHONE_LENGTH).check(
      z.refine((phone) => /\p{Nd}/u.test(phone), 'This is not a phone number.'),
    ),
    address: textSchema(MAX_ADDRESS_LENGTH),
    /** Decimal, price × quantity. */
    amount: amountSchema,
  }),
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [404, 409],
});

/** A customer's order, as parsed by the server. */
export type OrderRequest = BodyOf<typeof placeOrder>;
