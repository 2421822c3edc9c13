import { emailSchema, keySchema, lineSchema, personNameSchema, textSchema } from '@harrow/http';
import { z } from 'zod';

const LARGEST_QUANTITY = 2_147_483_647; // int4, the engine's column

/** Body of `POST /orders`. `amount` is decimal; `productId` decides over `product` where given. */
export const placeOrderSchema = z.object({
  product: keySchema(500),
  productId: keySchema(100).optional(),
  quantity: z
    .number('This must be a number.')
    .int('This must be a whole number.')
    .min(1, 'This must be at least 1.')
    .max(LARGEST_QUANTITY, 'This is too many.'),
  name: personNameSchema,
  email: emailSchema,
  phone: lineSchema(40).refine((phone) => /\p{Nd}/u.test(phone), 'This is not a phone number.'),
  address: textSchema(500),
  amount: z.number('This must be a number.').positive('This must be more than 0.'),
});

export type PlaceOrder = z.infer<typeof placeOrderSchema>;
