import type { Order } from '@harrow/contract';
import { decimalsOf, parseAmount, toDecimal, toSmallestUnit } from '@harrow/money';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.deskOrder;

type Sums = Pick<Order, 'amount' | 'refunded' | 'currency'>;

/** Returns the decimal amount of a paid order that can still be refunded. */
export function refundable({ amount, refunded, currency }: Sums): number {
  const left = toSmallestUnit(amount, currency) - toSmallestUnit(refunded, currency);
  return toDecimal(Math.max(0, left), currency);
}

/** Returns why an amount cannot be refunded, or null. `typed` is null for an empty field. */
export function refundProblem(typed: number | null, order: Sums): string | null {
  const { currency } = order;
  if (typed === null) return words.amountRequired;
  if (!(typed > 0)) return words.amountInvalid;
  const left = refundable(order);
  if (typed > left) return words.atMost(formatMoney(left, currency));
  return 'problem' in parseAmount(typed, currency)
    ? words.tooManyDecimals(decimalsOf(currency))
    : null;
}
