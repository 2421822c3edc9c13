import { joinName } from '@harrow/http';
import { toDecimal } from '@harrow/money';
import { z } from 'zod';
import type { OrderRow } from './order-row';
import { orderIs } from './order-state';

/** An order in the words of the specification's REST paths; `amount` is decimal, in `currency`. */
export const orderSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  product: z.string(),
  productId: z.string(),
  quantity: z.int(),
  amount: z.number(),
  /** ISO 4217, lower case: the one that the order was placed in, whatever the shop's is now. */
  currency: z.string(),
  paid: z.boolean(),
  shipped: z.boolean(),
  refunded: z.boolean(),
  /** The payment intent's id; the specification spells it so. */
  trasectionId: z.string().nullable(),
  phone: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
});

export type OrderDto = z.infer<typeof orderSchema>;

/** The one translation between the engine's words and those of the REST edge. */
export function toOrderDto(row: OrderRow): OrderDto {
  return {
    _id: row.order_id,
    name: joinName(row.first_name, row.last_name),
    email: row.email,
    product: row.title,
    productId: row.product_id,
    quantity: row.quantity,
    amount: toDecimal(row.amount, row.currency_code),
    currency: row.currency_code,
    paid: orderIs.paid(row),
    shipped: orderIs.shipped(row),
    refunded: orderIs.refunded(row),
    trasectionId: row.transaction_id,
    phone: row.phone ?? '',
    address: row.address ?? '',
    createdAt: row.placed_at.toISOString(),
  };
}
