import type { Cell } from '@harrow/plugin-kit';
import { type ListedOrder, toOrderDto } from './order-row';

/** The columns of a table of orders. Times are in UTC, amounts decimal. */
export const ORDER_COLUMNS = [
  'number',
  'date',
  'status',
  'customer name',
  'email',
  'phone',
  'address',
  'product',
  'product id',
  'quantity',
  'amount',
  'currency',
  'refunded',
  'transaction id',
  'paid at',
  'shipped at',
  'tracking number',
  'tracking link',
  'order id',
] as const;

/** The cells of an order, in the order of `ORDER_COLUMNS`. */
export function toOrderCells(row: ListedOrder): Cell[] {
  const order = toOrderDto(row);
  return [
    ...[order.number, order.createdAt, order.status],
    ...[order.name, order.email, order.phone, order.address],
    ...[order.product, order.productId, order.quantity],
    ...[order.amount, order.currency, order.refunded, order.trasectionId],
    ...[order.paidAt, order.shippedAt],
    ...[order.tracking?.number ?? null, order.tracking?.url ?? null],
    order._id,
  ];
}
