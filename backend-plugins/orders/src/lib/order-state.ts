import { orderStatuses as orderStates } from '@harrow/contract';

export { orderStates };

/** The states of the orders that lists show unless they ask for another one. */
export const LISTED_STATES = ['unpaid', 'paid', 'shipped', 'refunded'] as const;

/** The state of an order, derived from the engine's columns. */
export type OrderState = (typeof orderStates)[number];

/** The actions that change an order's state. */
type OrderAction = 'pay' | 'cancel' | 'expire' | 'ship' | 'refund';

/** The engine's columns from which the state is derived. */
export type OrderStatus = {
  status: string;
  payment_status: string;
  fulfillment_status: string;
  /** Whether it was cancelled because of its age. */
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

/** A partly refunded order is still paid: the rest may ship. */
const CAPTURED = new Set(['captured', 'partially_refunded']);
/** A returned order has still been shipped. */
const SHIPPED = new Set(['shipped', 'partially_returned', 'returned']);

/** Derives the state of an order from the engine's columns, so that the stock admin always agrees. */
export function orderStateOf(order: OrderStatus): OrderState {
  if (order.status === 'canceled') return order.expired ? 'expired' : 'cancelled';
  if (order.payment_status === 'refunded') return 'refunded';
  if (!CAPTURED.has(order.payment_status)) return 'unpaid';
  return SHIPPED.has(order.fulfillment_status) ? 'shipped' : 'paid';
}

/** Returns the state that an action leads to, or null if the current state forbids it. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState | null {
  return TRANSITIONS[state][action] ?? null;
}

const allows = (action: OrderAction) => (order: OrderStatus) =>
  nextOrderState(orderStateOf(order), action) !== null;

/** The actions that an order's state allows. No other code decides this. */
export const orderCan = {
  pay: allows('pay'),
  cancel: allows('cancel'),
  expire: allows('expire'),
  ship: allows('ship'),
  refund: allows('refund'),
};

/** Properties of an order. */
export const orderIs = {
  /** Cancelled or expired: hidden from all lists. */
  gone: (order: OrderStatus) => order.status === 'canceled',
  /** Its payment has arrived, even if it was refunded later. */
  paid: (order: OrderStatus) => ['paid', 'shipped', 'refunded'].includes(orderStateOf(order)),
  shipped: (order: OrderStatus) => SHIPPED.has(order.fulfillment_status),
  /** It was refunded in full. */
  refunded: (order: OrderStatus) => orderStateOf(order) === 'refunded',
};
