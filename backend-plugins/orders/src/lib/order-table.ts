import type { Order, OrderLine } from '@harrow/contract';
import type { Cell } from '@harrow/plugin-kit';

/** The columns of a table in their order, with the cell of a row in each. Times are in UTC, amounts decimal. */
type Columns<Row> = Record<string, (row: Row) => Cell>;

const FIRST_COLUMNS: Columns<Order> = {
  number: ({ number }) => number,
  date: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  'customer name': ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
};

const LAST_COLUMNS: Columns<Order> = {
  'transaction id': ({ trasectionId }) => trasectionId,
  'paid at': ({ paidAt }) => paidAt,
  'shipped at': ({ shippedAt }) => shippedAt,
  'tracking number': ({ tracking }) => tracking?.number ?? null,
  'tracking link': ({ tracking }) => tracking?.url ?? null,
  'order id': ({ _id }) => _id,
  'po number': ({ poNumber }) => poNumber,
};

/** The table with a row for each order. */
export const ORDER_COLUMNS: Columns<Order> = {
  ...FIRST_COLUMNS,
  product: ({ product }) => product,
  'product id': ({ productId }) => productId,
  quantity: ({ quantity }) => quantity,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  refunded: ({ refunded }) => refunded,
  ...LAST_COLUMNS,
};

/** A line with its order. */
type OrderWithLine = Order & { line: OrderLine };

/** The table with a row for each line; its amount is the line's, so that a sum counts nothing twice. */
export const LINE_COLUMNS: Columns<OrderWithLine> = {
  ...FIRST_COLUMNS,
  product: ({ line }) => line.product,
  'product id': ({ line }) => line.productId,
  'part number': ({ line }) => line.number,
  quantity: ({ line }) => line.quantity,
  price: ({ line }) => line.price,
  amount: ({ line }) => line.amount,
  currency: ({ currency }) => currency,
  ...LAST_COLUMNS,
};

export const cellsOf = <Row>(columns: Columns<Row>, row: Row): Cell[] =>
  Object.values(columns).map((cell) => cell(row));

export const withLines = (order: Order): OrderWithLine[] =>
  order.lines.map((line) => ({ ...order, line }));
