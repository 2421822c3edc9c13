import { type Order, type OrderLine, webAddressSchema } from '@harrow/contract';
import { joinName, sqlStatement } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type { OrderOptions } from './options';
import { orderIs, orderStateOf, type OrderStatus } from './order-state';

/** A line of an order, with what its product was then. */
type LineRow = {
  product_id: string;
  title: string;
  thumbnail: string | null;
  part_number: string | null;
  quantity: number;
  /** In the smallest unit of the currency. */
  unit_price: number;
  /** Pieces taken from the stock and not given back. */
  taken_pieces: number;
};

/** A storefront order with the columns that the API shows. */
export type OrderRow = OrderStatus & {
  order_id: string;
  customer_id: string;
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
  /** The title of its first line, and the number of further lines. */
  product: string;
  further_lines: LineRow[] | null;
  po_number: string | null;
  /** In the smallest unit of the currency. */
  amount: number;
} & LineRow;

/** Selects orders as `OrderRow`; a clause over the order `so` follows. */
export const SELECT_ORDERS = sqlStatement('@harrow/orders', 'shown-orders');

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

const toLineDto = (line: LineRow, currency: string): OrderLine => ({
  productId: line.product_id,
  product: line.title,
  number: line.part_number,
  img: line.thumbnail === '' ? null : line.thumbnail,
  quantity: line.quantity,
  price: toDecimal(line.unit_price, currency),
  amount: toDecimal(line.unit_price * line.quantity, currency),
  taken: line.taken_pieces,
});

/** Translates an order from the engine's names to those of the REST edge; the only place that does. */
export function toOrderDto(row: ListedOrder): Order {
  const rows: [LineRow, ...LineRow[]] = [row, ...(row.further_lines ?? [])];
  const lines = rows.map((line) => toLineDto(line, row.currency_code));
  return {
    _id: row.order_id,
    number: row.number,
    customerId: row.customer_id,
    name: joinName(row.first_name, row.last_name),
    email: row.email,
    product: row.product,
    productId: row.product_id,
    img: lines[0]?.img ?? null,
    quantity: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    amount: toDecimal(row.amount, row.currency_code),
    lines,
    poNumber: row.po_number,
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
