import type { LinkedOrder, Order, OrderLine } from '@harrow/contract';
import { ChevronDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { DeliveryLine } from '@/components/ui/delivery-line';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { SumRows } from '@/components/ui/sum-note';
import { UserText } from '@/components/ui/user-text';
import { isolate } from '@/lib/format/isolate';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';

const payments = messages.payments;

/** The window has room for the order beside the form. */
const WIDE = '(width >= 64rem)';

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** An order with its customer and address, or without them, as a link in a mail shows it. */
type ShownOrder = LinkedOrder & Partial<Pick<Order, 'name' | 'address'>>;

const piecesOf = ({ lines }: ShownOrder): string =>
  formatPieces(lines.reduce((sum, { quantity }) => sum + quantity, 0));

/** The customer and the order to pay for: beside the form, or as one strip that a press opens. */
export function OrderSummary({ order }: { order: ShownOrder }) {
  const { lines, amount, currency } = order;
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  const pieces = piecesOf(order);
  return (
    <aside
      aria-label={payments.summary}
      className="bg-panel max-lg:order-1 max-lg:-mx-6 max-lg:px-6 max-[30rem]:-mx-4 max-[30rem]:px-4 lg:rounded-card lg:p-6"
    >
      <details open={isWide || undefined} className="group">
        <summary className="flex min-h-12.5 list-none items-center gap-2 py-1.5 leading-tight lg:hidden [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 font-semibold wrap-anywhere">
            {lines.length > 1
              ? payments.products(lines.length, pieces)
              : payments.onePiece(pieces, isolate(lines[0]?.product ?? ''))}
            <span className="block text-sm font-normal text-muted">{placeOf(order)}</span>
          </span>
          <span className="figure ml-auto text-[1.375rem]">{formatMoney(amount, currency)}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 max-lg:py-4">
          <Facts order={order} />
        </div>
      </details>
    </aside>
  );
}

/** The customer and the end of the address, which is the city. */
const placeOf = ({ name = '', address = '' }: ShownOrder): string =>
  [name, address.trim().split('\n').at(-1) ?? '']
    .filter((part) => part !== '')
    .map(isolate)
    .join(', ');

function Facts({ order }: { order: ShownOrder }) {
  const { name, lines, amount, currency, address, poNumber } = order;
  return (
    <>
      <dl>
        {name !== undefined && (
          <>
            <dt className="sr-only">{payments.customer}</dt>
            <UserText as="dd" className="font-semibold wrap-anywhere">
              {name}
            </UserText>
          </>
        )}
        <dt className="sr-only">{payments.quantity}</dt>
        <dd className="text-muted">{piecesOf(order)}</dd>
      </dl>
      <ul aria-label={payments.product} className="border-y border-line">
        {lines.map((line) => (
          <Line key={line.productId} line={line} currency={currency} />
        ))}
      </ul>
      <dl className="grid gap-1.5">
        <SumRows currency={currency} />
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{payments.total}</dt>
          <dd className="figure text-4xl leading-none">{formatMoney(amount, currency)}</dd>
        </div>
      </dl>
      <dl className="grid gap-4 sm:grid-cols-2">
        {address !== undefined && (
          <div>
            <dt className="label mb-1">{payments.shipsTo}</dt>
            <UserText as="dd" className="whitespace-pre-line wrap-anywhere">
              {address}
            </UserText>
          </div>
        )}
        {poNumber !== null && (
          <div>
            <dt className="label mb-1">{payments.poNumber}</dt>
            <UserText as="dd" className="wrap-anywhere">
              {poNumber}
            </UserText>
          </div>
        )}
      </dl>
      <div className="text-[0.9375rem]">
        <DeliveryLine />
      </div>
    </>
  );
}

function Line({ line, currency }: { line: OrderLine; currency: string }) {
  const { img, product, number, quantity, price, amount } = line;
  return (
    <li className="grid min-h-13 grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3.5 border-dashed border-line py-1 leading-tight tabular-nums not-first:border-t">
      {img === null ? (
        <span />
      ) : (
        <Picture
          src={img}
          sizes="3rem"
          className="aspect-8/5 h-auto w-12 rounded bg-cream object-cover"
        />
      )}
      <span className="min-w-0">
        <UserText className="font-semibold wrap-anywhere">{product}</UserText>
        <PartNumber className="block">{number}</PartNumber>
      </span>
      <span className="text-right">
        <span className="block text-sm text-muted">
          {formatNumber(quantity)} × {formatMoney(price, currency)}
        </span>
        <span className="font-semibold">{formatMoney(amount, currency)}</span>
      </span>
    </li>
  );
}
