import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';

/** Why an order was not cancelled, for its customer. */
export function cancelFailure(error: unknown): string {
  const { kind, status } = toApiError(error);
  const orders = messages.orders;
  if (status === 409) return orders.cancelConflict;
  if (status === 404) return orders.cancelGone;
  if (kind !== 'http') return `${orders.cancelUnknown} ${describeError(error)}`;
  return orders.cancelFailed(describeError(error));
}

/** Why an order was not marked as shipped, for staff. The server says it is unpaid in our words. */
export function shipFailure(error: unknown): string {
  const { status, code, message } = toApiError(error);
  if (status === 409) return code === 'order_unpaid' ? messages.orders.stillUnpaid : message;
  return messages.orders.shipFailed(describeError(error));
}
