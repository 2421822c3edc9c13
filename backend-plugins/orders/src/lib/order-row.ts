import type { Order } from '@harrow/contract';
import { joinName } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import { orderIs, type OrderStatus } from './order-state';

/** A storefront order with the columns that the API shows. */
export type OrderRow = OrderStatus & {
  order_id: string;
  customer_id: string;
  product_id: string;
  transaction_id: string | null;
  placed_at: Date;
  expired: boolean;
  email: string;
  currency_code: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  address: string | null;
  title: string;
  quantity: number;
  /** In the smallest unit of the currency. */
  amount: number;
};

/**
 * Names, amounts and addresses come from the order itself, not from the product or the customer: an
 * order does not change when its product is renamed, repriced or deleted.
 */
export const SELECT_ORDERS = `
  SELECT so.order_id, so.customer_id, so.product_id, so.transaction_id, so.placed_at,
         so.expired_at IS NOT NULL AS expired,
         o.email, o.currency_code, o.status, o.payment_status, o.fulfillment_status,
         a.first_name, a.last_name, a.phone, a.address_1 AS address,
         item.title, item.quantity, (item.unit_price * item.quantity) AS amount
    FROM storefront_order so
    JOIN "order" o ON o.id = so.order_id
    JOIN line_item item ON item.order_id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id`;

/** Newest first, then by id, so that pages neither repeat nor skip an order. */
export const NEWEST_FIRST = 'ORDER BY so.placed_at DESC, so.order_id DESC';

/** Translates an order from the engine's names to those of the REST edge; the only place that does. */
export function toOrderDto(row: OrderRow): Order {
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
