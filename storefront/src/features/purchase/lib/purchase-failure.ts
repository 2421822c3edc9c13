import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import type { ApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';
import type { Delivery } from './delivery-schema';

/** Why an order was not placed, for the person at the form. */
export interface PurchaseFailure {
  message: string;
  /** The catalogue has moved on: the product is to be read again. */
  isStale?: true;
  /** Only a new login helps. */
  isSignedOut?: true;
  /** The way on leads through the orders that wait to be paid. */
  isAboutOrders?: true;
  /** What the server finds wrong with the fields that can be changed. */
  fields?: Partial<Delivery>;
}

const numberIn = (details: Record<string, unknown> | undefined, key: string) => {
  const value = details?.[key];
  return typeof value === 'number' ? value : null;
};

/** The amount of an answer, written in the currency that came with it. */
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
 * Tells why an order was not placed. Where nobody can know whether it was, it says that too, and
 * that trying again is safe: the same order goes out under the same key.
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
