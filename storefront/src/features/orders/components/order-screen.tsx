import type { Order, Product } from '@harrow/contract';
import { FileText, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Skeleton } from '@/components/ui/loading';
import { OrderedProduct } from '@/components/ui/ordered-product';
import { PageTitle } from '@/components/ui/page-title';
import { formatLocalDate } from '@/lib/format/date';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useOrderedProduct } from '../api/orders';
import { orderCan } from '../lib/order-state';
import { AddressLines } from './address-lines';
import { OrderBadges } from './order-status';
import { OrderTimeline } from './order-timeline';
import { TransactionId } from './transaction-id';

const words = messages.order;
const columnNames = messages.orders;

const QUIET =
  'flex min-h-11 items-center gap-2 font-semibold no-underline underline-offset-4 hover:underline';

/** An order's own page, for its customer: what, where to, what has happened, and what can be done about it. */
export function OrderScreen({ order }: { order: Order }) {
  const { data: product = null } = useOrderedProduct(order.productId);
  return (
    <article>
      <BackLink to={paths.orders}>{messages.dashboard.myOrders}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="max-md:w-full *:m-0">
          <PageTitle title={words.title(order.number)} />
        </div>
        <p className="flex flex-wrap gap-2">
          <OrderBadges order={order} />
        </p>
        <OrderTools order={order} product={product} />
      </div>
      <OrderTimeline order={order} />
      <DataTable
        caption={words.items}
        columns={itemColumns(product)}
        rows={[order]}
        rowKey={({ _id }) => _id}
      />
      <div className="mt-8 grid gap-8 sm:grid-cols-2 md:gap-12">
        <ShipsTo order={order} />
        <Payment order={order} />
      </div>
    </article>
  );
}

interface OrderToolsProps {
  order: Order;
  /** The product to order again; null if it is no longer sold. */
  product: Product | null;
}

function OrderTools({ order, product }: OrderToolsProps) {
  const { _id, amount, currency } = order;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:w-full max-sm:gap-x-3 md:ml-auto print:hidden">
      {order.paid && (
        <Link to={paths.invoice(_id)} className={QUIET}>
          <FileText aria-hidden className="size-5" />
          {words.invoice}
        </Link>
      )}
      <button type="button" className={QUIET} onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {words.print}
      </button>
      {order.status === 'unpaid' ? (
        <ButtonLink to={paths.payment(_id)} className="max-md:ml-auto">
          {words.pay(formatMoney(amount, currency))}
        </ButtonLink>
      ) : (
        product && (
          <ButtonLink to={paths.purchaseOf(product._id, order.quantity)} className="max-md:ml-auto">
            {words.orderAgain}
          </ButtonLink>
        )
      )}
    </div>
  );
}

const itemColumns = (product: Product | null): Column<Order>[] => [
  {
    key: 'product',
    header: columnNames.productName,
    isTitle: true,
    cell: (order) => <Item order={order} product={product} />,
  },
  {
    key: 'quantity',
    header: columnNames.quantity,
    align: 'end',
    cell: ({ quantity }) => formatPieces(quantity),
  },
  {
    key: 'price',
    header: words.price,
    align: 'end',
    cell: ({ amount, quantity, currency }) => formatMoney(amount / quantity, currency),
  },
  {
    key: 'amount',
    header: columnNames.totalAmount,
    align: 'end',
    cell: ({ amount, currency }) => (
      <span className="figure text-[1.375rem]">{formatMoney(amount, currency)}</span>
    ),
  },
];

interface ItemProps {
  order: Order;
  product: Product | null;
}

const Item = ({ order, product }: ItemProps) => (
  <OrderedProduct order={order} product={product}>
    {product && order.paid && (
      <Link
        to={`${paths.product(product.handle)}#reviews`}
        className="flex items-center text-muted underline underline-offset-4 hover:text-ink max-md:min-h-11 print:hidden"
      >
        {words.writeReview}
      </Link>
    )}
  </OrderedProduct>
);

function ShipsTo({ order }: { order: Order }) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="label mb-2">{words.shipsTo}</h2>
      <AddressLines order={order} contact={order.phone} />
    </section>
  );
}

function Payment({ order }: { order: Order }) {
  const { paidAt, refunded, trasectionId, currency } = order;
  const amount = formatMoney(order.amount, currency);
  return (
    <section className="grid content-start gap-1">
      <h2 className="label mb-2">{words.payment}</h2>
      {paidAt !== null && <p>{words.paidBy(amount, formatLocalDate(paidAt))}</p>}
      {refunded > 0 && <p>{words.refunded(formatMoney(refunded, currency))}</p>}
      {trasectionId !== null && <TransactionId id={trasectionId} />}
      {!order.paid && (
        <p className="max-w-prose text-pretty">
          {orderCan.bePaid(order) ? words.due(amount) : words.nothingDue}
        </p>
      )}
    </section>
  );
}

/** A placeholder for the page of an order. */
export function OrderSkeleton() {
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
