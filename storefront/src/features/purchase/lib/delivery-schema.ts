import { z } from 'zod/mini';
import { messages } from '@/messages';

const purchase = messages.purchase;

/** What the purchase form asks for. The limits behind the two fixed messages are the server's. */
export const deliverySchema = z.object({
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: purchase.phoneRequired, abort: true }),
      z.maxLength(40, purchase.phoneTooLong),
      z.regex(/\p{Nd}/u, purchase.phoneWithoutDigit),
    ),
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: purchase.addressRequired, abort: true }),
      z.maxLength(500, purchase.addressTooLong),
    ),
});

/** Where an order goes and whom the driver calls. */
export type Delivery = z.infer<typeof deliverySchema>;
