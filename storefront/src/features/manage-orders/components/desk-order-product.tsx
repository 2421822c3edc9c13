import type { Order } from '@harrow/contract';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useOrderedPart } from '../api/orders';
import { refundable } from '../lib/refund';
import { DeskSection } from './desk-section';

const words = messages.deskOrder;

/** The product of an order, and its sums. */
export function ProductSection({ order }: { order: Order }) {
  const { amount, quantity, currency, refunded, paid, img, product, productId } = order;
  const { data: part } = useOrderedPart(productId);
  const money = (sum: number) => formatMoney(sum, currency);
  const about = part
    ? [part.sku === null ? '' : words.part(part.sku), words.inStock(formatPieces(part.available))]
    : [part === null ? messages.order.notSold : ''];
  const name = <UserText className="font-semibold wrap-anywhere">{product}</UserText>;
  return (
    <DeskSection title={messages.orders.product}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 text-[0.9375rem]">
        {img !== null && (
          <Picture
            src={img}
            sizes="6rem"
            alt=""
            width={960}
            height={600}
            className="aspect-8/5 h-auto w-24 shrink-0 rounded-control bg-cream object-cover"
          />
        )}
        <div className="grid min-w-40 flex-1 justify-items-start gap-0.5">
          {part ? (
            <Link
              to={paths.product(part.handle)}
              className="flex min-h-6 items-center underline-offset-4 hover:underline max-[60rem]:min-h-11"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          <small>{about.filter(Boolean).join(' · ')}</small>
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
