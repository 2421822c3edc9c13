/** Where an order stands. Everything that is not here follows from it. */
export type OrderState = 'unpaid' | 'paid' | 'shipped' | 'refunded' | 'cancelled' | 'expired';

/** What can happen to an order. */
export type OrderAction = 'pay' | 'cancel' | 'expire' | 'ship' | 'refund';

/** What the engine's own columns say of an order. */
export type OrderFacts = {
  status: string;
  payment_status: string;
  fulfillment_status: string;
  /** Whether it was time, and no person, that cancelled it. */
  expired?: boolean;
};

const TRANSITIONS: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  unpaid: { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  paid: { ship: 'shipped', refund: 'refunded' },
  shipped: { refund: 'refunded' },
  refunded: {},
  cancelled: {},
  expired: {},
};

/** A partial refund leaves an order paid: the rest of it may still ship. */
const CAPTURED = new Set(['captured', 'partially_refunded']);
/** A return takes the goods back, but they have been shipped. */
const SHIPPED = new Set(['shipped', 'partially_returned', 'returned']);

/** The state of an order, read from the engine's columns: the stock admin shows the same truth. */
export function orderStateOf(order: OrderFacts): OrderState {
  if (order.status === 'canceled') return order.expired ? 'expired' : 'cancelled';
  if (order.payment_status === 'refunded') return 'refunded';
  if (!CAPTURED.has(order.payment_status)) return 'unpaid';
  return SHIPPED.has(order.fulfillment_status) ? 'shipped' : 'paid';
}

/** The state that an action leads to, or null where the state forbids it. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState | null {
  return TRANSITIONS[state][action] ?? null;
}

const allows = (action: OrderAction) => (order: OrderFacts) =>
  nextOrderState(orderStateOf(order), action) !== null;

/** What may be done with an order now. The only place where a state decides that. */
export const orderCan = {
  pay: allows('pay'),
  cancel: allows('cancel'),
  expire: allows('expire'),
  ship: allows('ship'),
  refund: allows('refund'),
};

/** The opposite of `orderIs.gone` as a condition over "order" o: what lists show. */
export const LISTED = `o.status <> 'canceled'`;

/** The state `unpaid` as a condition over "order" o; the index `order_unpaid_of_customer` has it. */
export const UNPAID = `o.status <> 'canceled'
  AND o.payment_status NOT IN ('captured', 'partially_refunded', 'refunded')`;

/** What is true of an order now. */
export const orderIs = {
  /** Cancelled or expired: no list shows it any more. */
  gone: (order: OrderFacts) => order.status === 'canceled',
  /** Its money has arrived, even if staff gave it back later. */
  paid: (order: OrderFacts) => ['paid', 'shipped', 'refunded'].includes(orderStateOf(order)),
  shipped: (order: OrderFacts) => SHIPPED.has(order.fulfillment_status),
  /** All of its money has gone back. */
  refunded: (order: OrderFacts) => orderStateOf(order) === 'refunded',
};
