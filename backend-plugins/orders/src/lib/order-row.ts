import { type Order, webAddressSchema } from '@harrow/contract';
import { joinName } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type { OrderOptions } from './options';
import { orderIs, orderStateOf, type OrderStatus } from './order-state';

/** A storefront order with the columns that the API shows. */
export type OrderRow = OrderStatus & {
  order_id: string;
  customer_id: string;
  product_id: string;
  transaction_id: string | null;
  number: number;
  placed_at: Date;
  placed_unverified: boolean;
  paid_at: Date | null;
  shipped_at: Date | null;
  expired: boolean;
  /** In the smallest unit of the currency. */
  refunded: number | null;
  tracking_number: string | null;
  tracking_url: string | null;
  email: string;
  currency_code: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  address: string | null;
  title: string;
  thumbnail: string | null;
  quantity: number;
  /** In the smallest unit of the currency. */
  amount: number;
};

/** Selects the tracking link that stands for an order: the last one of its last shipment that has one. */
export const shownTracking = (orderId: string, condition = 'true'): string => `
  SELECT link.id, link.tracking_number, link.url
    FROM fulfillment f JOIN tracking_link link ON link.fulfillment_id = f.id
   WHERE f.order_id = ${orderId} AND f.canceled_at IS NULL AND link.deleted_at IS NULL
     AND link.tracking_number <> '' AND ${condition}
   ORDER BY f.shipped_at DESC, link.created_at DESC, link.id LIMIT 1`;

/**
 * Names, amounts and addresses come from the order itself, not from the product or the customer: an
 * order does not change when its product is renamed, repriced or deleted. Refunds and shipments are
 * looked up only where the order's state says that there are any, so that lists stay fast.
 */
export const SELECT_ORDERS = `
  SELECT so.order_id, so.customer_id, so.product_id, so.transaction_id, so.placed_at, so.paid_at,
         so.placed_unverified, so.expired_at IS NOT NULL AS expired, o.display_id AS number,
         o.email, o.currency_code, o.status, o.payment_status, o.fulfillment_status,
         a.first_name, a.last_name, a.phone, a.address_1 AS address,
         item.title, item.thumbnail, item.quantity, (item.unit_price * item.quantity) AS amount,
         refunds.refunded, shipment.shipped_at, parcel.tracking_number, parcel.url AS tracking_url
    FROM storefront_order so
    JOIN "order" o ON o.id = so.order_id
    JOIN line_item item ON item.order_id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id
    LEFT JOIN LATERAL (
      SELECT sum(amount_refunded)::int AS refunded FROM payment p
       WHERE p.order_id = o.id AND p.captured_at IS NOT NULL
         AND o.payment_status IN ('partially_refunded', 'refunded')) refunds ON true
    LEFT JOIN LATERAL (
      SELECT max(f.shipped_at) AS shipped_at FROM fulfillment f
       WHERE f.order_id = o.id AND f.canceled_at IS NULL
         AND o.fulfillment_status <> 'not_fulfilled') shipment ON true
    LEFT JOIN LATERAL (
      ${shownTracking('o.id', `o.fulfillment_status <> 'not_fulfilled'`)}) parcel ON true`;

/** Newest first, then by id, so that pages neither repeat nor skip an order. */
export const NEWEST_FIRST = 'ORDER BY so.placed_at DESC, so.order_id DESC';

/** An order and when it expires. */
export type ListedOrder = OrderRow & { expires_at: Date | null };

const MS_PER_HOUR = 3_600_000;

/**
 * Returns when an order expires, null if it does not. That of an unverified email may expire later:
 * the email is checked once more when the order is due.
 */
export function expiryOf(
  order: OrderStatus & Pick<OrderRow, 'placed_at' | 'placed_unverified'>,
  { unpaidOrderTtlHours, unverifiedOrderTtlHours }: OrderTtl,
): Date | null {
  if (orderStateOf(order) !== 'unpaid') return null;
  const ages = [unpaidOrderTtlHours, order.placed_unverified ? unverifiedOrderTtlHours : 0];
  // an age of 0 is no limit
  const age = Math.min(...ages.filter((hours) => hours > 0));
  return Number.isFinite(age) ? new Date(order.placed_at.getTime() + age * MS_PER_HOUR) : null;
}

type OrderTtl = Pick<OrderOptions, 'unpaidOrderTtlHours' | 'unverifiedOrderTtlHours'>;

/** Translates an order from the engine's names to those of the REST edge; the only place that does. */
export function toOrderDto(row: ListedOrder): Order {
  return {
    _id: row.order_id,
    number: row.number,
    name: joinName(row.first_name, row.last_name),
    email: row.email,
    product: row.title,
    productId: row.product_id,
    img: row.thumbnail === '' ? null : row.thumbnail,
    quantity: row.quantity,
    amount: toDecimal(row.amount, row.currency_code),
    currency: row.currency_code,
    paid: orderIs.paid(row),
    shipped: orderIs.shipped(row),
    status: orderStateOf(row),
    refunded: toDecimal(row.refunded ?? 0, row.currency_code),
    trasectionId: row.transaction_id,
    phone: row.phone ?? '',
    address: row.address ?? '',
    createdAt: row.placed_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    shippedAt: orderIs.shipped(row) ? (row.shipped_at?.toISOString() ?? null) : null,
    tracking: trackingOf(row),
  };
}

/** The address may come from a fulfillment provider, and pages link to it. */
export function trackingOf({
  tracking_number: number,
  tracking_url: url,
}: Pick<OrderRow, 'tracking_number' | 'tracking_url'>): Order['tracking'] {
  return number ? { number, url: webAddressSchema.safeParse(url).data ?? null } : null;
}
