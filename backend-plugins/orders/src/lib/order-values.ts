import { type Caller, splitName } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import type { Language, OrderRequest, ProductLine } from '@harrow/contract';
import { bodyHash } from './idempotency';
import { maxUnpaidOf } from './order-problem';
import type { Lines } from './ordered-lines';

/** A new order, as its customer asks for it. */
type NewOrder = {
  caller: Caller;
  body: OrderRequest;
  lines: Lines;
  /** The total that the customer expects, in the smallest unit: the sum of price times quantity. */
  total: number;
  /** The `Idempotency-Key`, if any. */
  key: string | null;
  /** Of its mails and papers. */
  language: Language;
  /** The member of staff who places it for the customer; null where the customer does. */
  placedBy: string | null;
};

/** The values that the shop adds to a new order. */
type Terms = {
  /** The event for subscribers; null if there are none. */
  event: string | null;
  /** The maximum number of unpaid orders of a customer, including this one; 0 = unlimited. */
  maxUnpaidOrders: number;
};

/** The payment provider of all orders. */
const PAYMENT_PROVIDER = 'stripe';

/** The values of an order and its lines, by the names in `sql/statements/place-orders.sql`. */
export type OrderValues = ReturnType<typeof orderValues>;

const lineValues = ({ productId, quantity }: ProductLine) => ({
  line_item_id: generateEntityId('', 'item'),
  line_item_tax_line_id: generateEntityId('', 'litl'),
  product_id: productId,
  quantity,
});

/** Returns the values to write for a new order, with new ids for the engine's records. */
export const orderValues = (
  { caller, body, lines, total, key, language, placedBy }: NewOrder,
  { event, maxUnpaidOrders }: Terms,
) => ({
  order_id: generateEntityId('', 'order'),
  shipping_address_id: generateEntityId('', 'addr'),
  billing_address_id: generateEntityId('', 'addr'),
  shipping_method_id: generateEntityId('', 'sm'),
  shipping_method_tax_line_id: generateEntityId('', 'smtl'),
  payment_id: generateEntityId('', 'pay'),
  staged_job_id: generateEntityId('', 'job'),
  customer_id: caller.customerId,
  email: caller.email,
  ...splitName(body.name),
  phone: body.phone,
  address: body.address,
  product_id: lines[0].productId,
  lines: lines.map(lineValues),
  total,
  po_number: body.poNumber ?? null,
  provider_id: PAYMENT_PROVIDER,
  event_name: event,
  key,
  body_hash: key && bodyHash(body),
  max_unpaid: maxUnpaidOf(caller, maxUnpaidOrders),
  placed_unverified: !caller.emailVerified,
  language,
  placed_by: placedBy,
});
