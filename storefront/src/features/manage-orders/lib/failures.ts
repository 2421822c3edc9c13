import type { EarlierShipment } from '@harrow/contract';
import { formatNumber } from '@/lib/format/numbers';
import { describeError, type ApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import type { Parcel } from './tray';

const words = messages.manageOrders;

/** A refused part of a shipment, or an error of the whole call. */
type Refusal = Partial<Pick<ApiError, 'kind' | 'status' | 'code' | 'message'>>;

/** Returns the reason why an order was not shipped, for staff. */
export function shipFailure(refusal: Refusal): string {
  const { kind, code, message } = refusal;
  if (code === 'order_unpaid') return words.notShippable.unpaid;
  if (kind === undefined) return message ?? words.noReason;
  const reason = describeError(refusal);
  return kind === 'http' ? reason : `${words.shipUnknown} ${reason}`;
}

/** A parcel whose shipment failed or has an unknown outcome, and the reason. */
interface Unshipped {
  parcel: Parcel;
  reason: string;
  isUnknown: boolean;
}

/** A parcel that someone else had shipped, with another tracking number or with none. */
export interface Overtaken {
  parcel: Parcel;
  earlier: EarlierShipment;
}

/** The outcome for one parcel. */
export type Outcome =
  | { state: 'shipped'; parcel: Parcel }
  | ({ state: 'unshipped' } & Unshipped)
  | ({ state: 'overtaken' } & Overtaken);

/** Tells whether an earlier shipment differs from the requested one in its tracking number. */
export const isOvertaken = ({ tracking }: Parcel, earlier: EarlierShipment): boolean =>
  tracking?.number !== earlier.tracking?.number;

/**
 * Returns the message about shipped and overtaken parcels; null if there are none. The specification
 * defines the sentence for a single shipped order.
 */
export function shippedSentence(shipped: number, overtaken: readonly Overtaken[]): string | null {
  if (shipped === 1 && overtaken.length === 0) return messages.orders.shippedNow;
  const typed = overtaken.filter(({ parcel }) => parcel.tracking).length;
  const sentences = [
    ...(shipped > 0 ? [words.shippedMany(shipped)] : []),
    ...(overtaken.length > 0 ? [words.overtaken(overtaken.length, typed)] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/**
 * Returns the message about the parcels of a shipment of `count` that failed, or null if all were
 * shipped. A shared reason appears once, with the numbers of its orders.
 */
export function shippingProblem(
  unshipped: readonly Unshipped[],
  count: number,
): { message: string; detail?: string } | null {
  const [first] = unshipped;
  if (!first) return null;
  // the specification's sentence stands alone
  if (count === 1) return { message: first.reason };
  if (unshipped.length === 1) {
    return { message: words.notShipped(first.parcel.order.number, first.reason) };
  }
  const many = formatNumber(unshipped.length);
  if (unshipped.every(({ isUnknown }) => isUnknown)) {
    return { message: words.someUnknown(many), detail: words.shipAgain };
  }
  const numbers = new Map<string, number[]>();
  for (const { parcel, reason } of unshipped) {
    numbers.set(reason, [...(numbers.get(reason) ?? []), parcel.order.number]);
  }
  const each = [...numbers].map(([reason, those]) =>
    words.eachNotShipped(those.join(', '), reason),
  );
  return { message: words.someNotShipped(many), detail: each.join(' ') };
}
