import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { PayableOrder } from '../api/get-order';

const payments = messages.payments;

/** What is being paid for, and by whom. */
export function OrderSummary({ order }: { order: PayableOrder }) {
  const lines = [
    [payments.customer, order.name],
    [payments.product, order.product],
    [payments.quantity, formatPieces(order.quantity)],
  ];
  return (
    <dl className="grid content-start border-t-2 border-ink">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[7.5rem_1fr] items-baseline gap-3 border-b border-line py-3"
        >
          <dt className="label">{label}</dt>
          <UserText as="dd" className="min-w-0 font-semibold wrap-anywhere">
            {value}
          </UserText>
        </div>
      ))}
      <div className="grid gap-1 py-4">
        <dt className="label">{payments.total}</dt>
        <dd className="figure text-4xl">{formatMoney(order.amount, order.currency)}</dd>
      </div>
    </dl>
  );
}
