import type { Order } from '@harrow/contract';
import { OrderedProduct } from '@/components/ui/ordered-product';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useOrderedPart } from '../api/orders';
import { refundable } from '../lib/refund';
import { DeskSection } from './desk-section';

const words = messages.deskOrder;

/** The product of an order, and its sums. */
export function ProductSection({ order }: { order: Order }) {
  const { amount, quantity, currency, refunded, paid, productId } = order;
  const { data: part } = useOrderedPart(productId);
  const money = (sum: number) => formatMoney(sum, currency);
  const about = part
    ? [part.sku === null ? '' : words.part(part.sku), words.inStock(formatPieces(part.available))]
    : [part === null ? messages.order.notSold : ''];
  return (
    <DeskSection title={messages.orders.product}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 text-[0.9375rem]">
        <div className="min-w-60 flex-1">
          <OrderedProduct order={order} product={part}>
            <small>{about.filter(Boolean).join(' · ')}</small>
          </OrderedProduct>
        </div>
        <span className="tabular-nums">{words.each(money(amount / quantity))}</span>
        <span className="tabular-nums">{formatPieces(quantity)}</span>
        <span className="figure ml-auto">{money(amount)}</span>
      </div>
      {paid && (
        <dl className="ml-auto w-80 max-w-full text-[0.9375rem]">
          <Sum label={messages.orders.paid} value={money(amount)} />
          {refunded > 0 && (
            <>
              <Sum label={words.refunded} value={`−${money(refunded)}`} />
              <Sum label={words.net} value={money(refundable(order))} isTotal />
            </>
          )}
        </dl>
      )}
    </DeskSection>
  );
}

interface SumProps {
  label: string;
  value: string;
  isTotal?: boolean;
}

function Sum({ label, value, isTotal = false }: SumProps) {
  return (
    <div
      className={`flex min-h-8 items-center justify-between ${isTotal ? 'min-h-11 border-t border-line' : ''}`}
    >
      <dt className={isTotal ? 'font-semibold' : ''}>{label}</dt>
      <dd className={`figure ${isTotal ? 'text-xl' : ''}`}>{value}</dd>
    </div>
  );
}
