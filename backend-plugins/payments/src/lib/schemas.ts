import { textSchema } from '@harrow/http';
import { z } from 'zod';

/** Body of `POST /create-payment-intent`; `amount` is decimal. */
export const openPaymentSchema = z.object({
  amount: z.number('This must be a number.').positive('This must be more than 0.'),
  orderId: textSchema(100).optional(),
});

/** Path of `PATCH /orders/{id}`. */
export const orderIdSchema = z.object({ id: textSchema(100) });

/** Body of `PATCH /orders/{id}`, in the specification's spelling. */
export const payOrderSchema = z.object({
  orderedId: textSchema(100),
  transectionId: z
    .string('This is required.')
    .regex(/^pi_[A-Za-z0-9_]{1,250}$/, 'This is not the id of a payment.'),
});
