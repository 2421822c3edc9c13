import { MAX_LIST_LINES, type Order, type Product } from '@harrow/contract';
import { FileText, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import * as paths from '@/config/paths';
import { CreditNotes } from '@/components/papers/credit-notes';
import { PaperButton } from '@/components/papers/paper-button';
import { BackLink } from '@/components/ui/back-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading';
import { PageTitle } from '@/components/ui/page-title';
import { showError, showSuccess } from '@/components/ui/toast';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/numbers';
import { withAdded } from '@/lib/list/list-lines';
import { listStore } from '@/lib/list/list-store';
import { useOrderedProducts } from '@/lib/ordered-products';
import { messages } from '@/messages';
import { orderCan } from '../lib/order-state';
import { AddressLines } from './address-lines';
import { OrderLines } from './order-lines';
import { OrderBadges } from './order-status';
import { OrderTimeline } from './order-timeline';
import { TransactionId } from './transaction-id';

const words = messages.order;

const QUIET =
  'flex min-h-11 items-center gap-2 font-semibold no-underline underline-offset-4 hover:underline';

/** An order's own page, for its customer: what, where to, what has happened, and what can be done about it. */
export function OrderScreen({ order }: { order: Order }) {
  const { data: products } = useOrderedProducts(order);
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
        <OrderTools order={order} product={products?.get(order.productId)} />
      </div>
      <OrderTimeline order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_16rem] xl:gap-10 print:grid-cols-[minmax(0,1fr)]">
        <OrderLines order={order} products={products} />
        <div className="grid gap-8 sm:grid-cols-2 md:gap-12 xl:grid-cols-1 xl:gap-6 print:grid-cols-2">
          <ShipsTo order={order} />
          {order.poNumber !== null && <PoNumber number={order.poNumber} />}
          <Payment order={order} />
        </div>
      </div>
    </article>
  );
}

interface OrderToolsProps {
  order: Order;
  /** That of the first line; null if it is no longer sold, undefined before it is known. */
  product: Product | null | undefined;
}

function OrderTools({ order, product }: OrderToolsProps) {
  const { _id, amount, currency } = order;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:w-full max-sm:gap-x-3 md:ml-auto print:hidden">
      {order.paid && (
        <PaperButton orderId={_id} className={QUIET}>
          <FileText aria-hidden className="size-5" />
          {words.invoice}
        </PaperButton>
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
        (product ?? order.lines.length > 1) && <OrderAgain order={order} />
      )}
    </div>
  );
}

/** Puts what was ordered on the shopper's list, and opens it. */
function OrderAgain({ order: { lines } }: { order: Order }) {
  const navigate = useNavigate();
  const repeat = () => {
    const before = listStore.get();
    const after = withAdded(before, lines);
    listStore.set(after);
    const onList = new Set(after.map(({ productId }) => productId));
    const leftOut = lines.filter(({ productId }) => !onList.has(productId));
    if (leftOut.length > 0) {
      showError(messages.addToList.full(MAX_LIST_LINES), words.notOnList(leftOut.length));
    } else if (before.length > 0) showSuccess(words.addedToList);
    void navigate(paths.list);
  };
  return (
    <Button onClick={repeat} className="max-md:ml-auto">
      {words.orderAgain}
    </Button>
  );
}

function ShipsTo({ order }: { order: Order }) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="label mb-2">{words.shipsTo}</h2>
      <AddressLines order={order} contact={order.phone} />
    </section>
  );
}

function PoNumber({ number }: { number: string }) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="label mb-2">{words.poNumber}</h2>
      <UserText>{number}</UserText>
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
      <CreditNotes order={order} />
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
