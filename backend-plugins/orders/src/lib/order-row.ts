import type { OrderFacts } from './order-state';

/** An order of the storefront with what its paths show, as the engine's tables hold it. */
export type OrderRow = OrderFacts & {
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
  /** Smallest unit of the currency. */
  amount: number;
};

/**
 * Names, amounts and addresses come from the order itself, not from the product or the customer:
 * an order keeps what it said when its product is renamed, repriced or deleted.
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

/** Newest first, ties by id, so that pages neither repeat nor skip an order. */
export const NEWEST_FIRST = 'ORDER BY so.placed_at DESC, so.order_id DESC';
