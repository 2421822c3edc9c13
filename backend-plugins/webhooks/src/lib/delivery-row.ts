import type { WebhookDelivery, WebhookEvent } from '@harrow/contract';

/** A message to an address as the outbox has it. */
export type DeliveryRow = {
  id: string;
  subject: string;
  order_id: string | null;
  order_number: number | null;
  product_id: string | null;
  product: string | null;
  state: WebhookDelivery['state'];
  attempts: number;
  status: number | null;
  last_error: string | null;
  created_at: Date;
  next_attempt_at: Date;
  done_at: Date | null;
};

/** Returns the event of a subject. For receivers, an expired order is a canceled order. */
export const typeOf = (subject: string): WebhookEvent =>
  (subject === 'order.expired' ? 'order.cancelled' : subject) as WebhookEvent;

const HTTP_PROBLEM = /^http_(\d{3})$/;

/** Translates a row of the outbox to the contract's names. */
export function toDeliveryDto(row: DeliveryRow): WebhookDelivery {
  const [, status] = HTTP_PROBLEM.exec(row.last_error ?? '') ?? [];
  return {
    _id: row.id,
    type: typeOf(row.subject),
    orderId: row.order_id,
    orderNumber: row.order_number,
    productId: row.product_id,
    product: row.product,
    state: row.state,
    attempts: row.attempts,
    answer: row.state === 'done' ? row.status : status ? Number(status) : null,
    problem: row.state === 'done' ? null : row.last_error,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.state === 'due' ? row.next_attempt_at.toISOString() : null,
    doneAt: row.done_at?.toISOString() ?? null,
  };
}
