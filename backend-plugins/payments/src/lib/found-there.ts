import { RefundReason } from '@medusajs/medusa';

/** A refund that staff have made in the provider's dashboard. Amount in the smallest unit. */
export const foundThere = (amount: number) => ({
  amount,
  reason: RefundReason.OTHER,
  note: 'Refunded at the payment provider.',
});
