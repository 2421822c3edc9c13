import { RefundReason } from '@medusajs/medusa';
import { z } from 'zod';

/** The body of the engine's `POST /admin/orders/{id}/refund`; the amount is in the smallest unit. */
export const staffRefundSchema = z.object({
  amount: z.int('This must be a whole number.').min(1, 'This must be more than 0.'),
  reason: z.enum(RefundReason),
  note: z.string().max(5000).optional(),
});
