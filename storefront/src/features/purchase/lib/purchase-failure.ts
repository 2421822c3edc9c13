import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { describeError, type ApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import type { Delivery } from './purchase-schema';

/** The reason why an order was not placed, for the customer. */
export interface PurchaseFailure {
  message: string;
  /** Whether the product is outdated and must be refetched. */
  isStale?: true;
  /** Whether the user must log in again. */
  isSignedOut?: true;
  /** Whether the user must pay or cancel other orders first. */
  isAboutOrders?: true;
  /** The server's errors in the fields of the form. */
  fields?: Partial<Delivery>;
}

const numberIn = (details: Record<string, unknown> | undefined, key: string) => {
  const value = details?.[key];
  return typeof value === 'number' ? value : null;
};

/** Formats the amount in an error response with its currency; null if either is missing. */
function moneyIn(details: Record<string, unknown> | undefined): string | null {
  const amount = numberIn(details, 'amount');
  const currency = details?.currency;
  return amount === null || typeof currency !== 'string' ? null : formatMoney(amount, currency);
}

function conflict({ code, message, details }: ApiError): PurchaseFailure {
  const purchase = messages.purchase;
  const available = numberIn(details, 'available');
  if (code === 'out_of_stock' && available !== null) {
    return { message: purchase.outOfStock(formatPieces(available)), isStale: true };
  }
  const limit = numberIn(details, 'limit');
  if (code === 'too_many_unpaid_orders' && limit !== null) {
    return { message: purchase.tooManyUnpaid(limit), isAboutOrders: true };
  }
  const total = moneyIn(details);
  if (code === 'price_changed' && total !== null) {
    return { message: purchase.priceChanged(total), isStale: true };
  }
  return { message: purchase.refused(message), isStale: true };
}

function invalid({ message, fields = {} }: ApiError): PurchaseFailure {
  const { phone, address, ...others } = fields;
  const [other] = Object.values(others);
  if (other === undefined && (phone ?? address) !== undefined) {
    return { message: '', fields: { phone, address } };
  }
  return { message: messages.purchase.refused(other ?? message), isStale: true };
}

/**
 * Returns the reason why an order was not placed. If it is unknown whether the order was placed, the
 * message says so, and that a retry is safe: it uses the same idempotency key.
 */
export function purchaseFailure(error: ApiError): PurchaseFailure {
  const purchase = messages.purchase;
  const { kind, status = 0 } = error;
  if (kind !== 'http') return { message: purchase.outcomeUnknown };
  if (status === 401) return { message: purchase.sessionEnded, isSignedOut: true };
  if (status === 404) return { message: purchase.refused(error.message), isStale: true };
  if (status === 409) return conflict(error);
  if (status === 422) return invalid(error);
  if (status === 429 || status >= 500) {
    return { message: `${describeError(error)} ${purchase.tryAgainIsSafe}` };
  }
  return { message: purchase.refused(error.message) };
}
