import type { Order } from '@harrow/contract';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';

const payments = messages.payments;

/** The customer and the order to pay for. */
export function OrderSummary({ order }: { order: Order }) {
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
