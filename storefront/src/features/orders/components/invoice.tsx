import type { Order } from '@harrow/contract';
import { toDecimal, toSmallestUnit } from '@harrow/money';
import { Printer } from 'lucide-react';
import * as paths from '@/config/paths';
import { shownMaker } from '@/config/shown-maker';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { AddressLines } from './address-lines';

const words = messages.order;
const columnNames = messages.orders;

/** The invoice of a paid order, as a sheet to print or to save. */
export function Invoice({ order }: { order: Order }) {
  return (
    <article>
      <BackLink to={paths.order(order._id)}>{words.backToOrder(order.number)}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4 *:m-0">
        <PageTitle title={words.invoiceTitle(order.number)} />
        {order.paid && (
          <Button variant="ghost" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {words.print}
          </Button>
        )}
      </div>
      {order.paid ? <Sheet order={order} /> : <p className="py-8">{words.notPaid}</p>}
    </article>
  );
}

function Sheet({ order }: { order: Order }) {
  const { paidAt, createdAt, trasectionId, refunded, currency } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const sums = [
    { label: words.total, value: money(order.amount), isLast: refunded === 0 },
    ...(refunded > 0
      ? [
          { label: words.refundedTotal, value: money(-refunded), isLast: false },
          { label: words.kept, value: money(paidAfterRefunds(order)), isLast: true },
        ]
      : []),
  ];
  return (
    <>
      <Parties order={order} />
      <dl className="grid grid-cols-2 gap-4 border-y border-line py-4 sm:grid-cols-[auto_auto_1fr] sm:gap-x-12">
        <Fact label={words.orderDate} value={formatLocalDate(createdAt)} />
        {paidAt !== null && <Fact label={columnNames.paid} value={formatLocalDate(paidAt)} />}
        {trasectionId !== null && <Fact label={words.transactionId} value={trasectionId} />}
      </dl>
      <Goods order={order} />
      <dl className="mt-2 ml-auto grid w-full max-w-80">
        {sums.map(({ label, value, isLast }) => (
          <div key={label} className="flex items-baseline justify-between gap-6 py-2">
            <dt className={isLast ? 'font-semibold' : 'text-muted'}>{label}</dt>
            <dd className={isLast ? 'figure text-2xl' : 'tabular-nums'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-muted">{words.wholePrice}</p>
    </>
  );
}

function Parties({ order }: { order: Order }) {
  return (
    <div className="grid gap-8 py-8 sm:grid-cols-2">
      <section>
        <h2 className="label mb-2">{shownMaker?.name ?? messages.layout.shopName}</h2>
        {shownMaker && (
          <>
            <p>{shownMaker.street}</p>
            <p>{shownMaker.city}</p>
            <p>{shownMaker.phone.shown}</p>
          </>
        )}
      </section>
      <section>
        <h2 className="label mb-2">{words.billTo}</h2>
        <AddressLines order={order} contact={order.email} />
      </section>
    </div>
  );
}

function Goods({ order }: { order: Order }) {
  const { product, quantity, amount, currency } = order;
  const columns = [
    {
      header: columnNames.productName,
      cell: <UserText className="font-semibold wrap-anywhere">{product}</UserText>,
      className: 'text-left',
    },
    { header: columnNames.quantity, cell: formatPieces(quantity), className: NUMBERS },
    {
      header: words.price,
      cell: formatMoney(amount / quantity, currency),
      className: `max-sm:hidden ${NUMBERS}`,
    },
    { header: columnNames.totalAmount, cell: formatMoney(amount, currency), className: NUMBERS },
  ];
  return (
    <table className="mt-8 w-full border-collapse">
      <thead>
        <tr>
          {columns.map(({ header, className }) => (
            <th
              key={header}
              scope="col"
              className={`label border-b-2 border-ink py-2 ${className}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="align-top tabular-nums">
          {columns.map(({ header, cell, className }) => (
            <td key={header} className={`border-b border-line py-3 ${className}`}>
              {cell}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const NUMBERS = 'pl-3 text-right';

function paidAfterRefunds({ amount, refunded, currency }: Order): number {
  const [paid, returned] = [amount, refunded].map((sum) => toSmallestUnit(sum, currency));
  return toDecimal((paid ?? 0) - (returned ?? 0), currency);
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="label">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{value}</dd>
    </div>
  );
}
