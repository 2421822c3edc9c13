import { joinName } from '@harrow/http';
import { toDecimal } from '@harrow/money';
import type { OrderRow } from './order-row';
import { orderIs } from './order-state';

/** An order in the words of the specification's REST paths; `amount` is decimal. */
export type OrderDto = {
  _id: string;
  name: string;
  email: string;
  product: string;
  productId: string;
  quantity: number;
  amount: number;
  paid: boolean;
  shipped: boolean;
  refunded: boolean;
  /** The payment intent's id; the specification spells it so. */
  trasectionId: string | null;
  phone: string;
  address: string;
  createdAt: string;
};

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
    paid: orderIs.paid(row),
    shipped: orderIs.shipped(row),
    refunded: row.payment_status === 'refunded',
    trasectionId: row.transaction_id,
    phone: row.phone ?? '',
    address: row.address ?? '',
    createdAt: row.placed_at.toISOString(),
  };
}
