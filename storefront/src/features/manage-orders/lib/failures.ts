import { describeError, type ApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';

const words = messages.manageOrders;

/** A refused part of a shipment, or an error of the whole call. */
type Refusal = Partial<Pick<ApiError, 'kind' | 'status' | 'code' | 'message'>>;

/** Returns the reason why an order was not shipped, for staff. */
export function shipFailure(refusal: Refusal): string {
  const { kind, code, message } = refusal;
  if (code === 'order_unpaid') return words.stillUnpaid;
  if (kind === undefined) return message ?? words.noReason;
  const reason = describeError(refusal);
  return kind === 'http' ? reason : `${words.shipUnknown} ${reason}`;
}
