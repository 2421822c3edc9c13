import type { LinkedOrder, Order } from '@harrow/contract';
import { useState, type ReactNode } from 'react';
import * as paths from '@/config/paths';
import { BackLink } from '@/components/ui/back-link';
import { Skeleton } from '@/components/ui/loading';
import { formatShortMoment, formatTime } from '@/lib/format/date';
import { messages } from '@/messages';
import { useLinkedPayable } from '../api/linked-order';
import { useOwnPayable } from '../api/payment';
import { usePayment } from '../hooks/use-payment';
import { isPayable, OrderPayment } from './order-payment';
import { OrderSummary } from './order-summary';

const payments = messages.payments;

const DAY_MS = 86_400_000;

interface PaymentScreenProps {
  order: Order;
  /** Whether the order was removed after the page was opened. */
  isEnded: boolean;
}

/** An order of the reader and its payment, in each state. */
export function PaymentScreen({ order, isEnded }: PaymentScreenProps) {
  const payable = useOwnPayable(order);
  const payment = usePayment(payable);
  const paidBefore = order.paid ? order.trasectionId : undefined;
  const state = { paidBefore, isEnded, payment };
  return (
    <Layout
      order={order}
      isOpen={isPayable(state)}
      above={<BackLink to={paths.order(order._id)}>{payments.order(order.number)}</BackLink>}
    >
      <OrderPayment payable={payable} orderId={order._id} {...state} />
    </Layout>
  );
}

interface LinkPaymentProps {
  token: string;
  order: LinkedOrder;
  /** Whether the order was paid or ended after the page was opened. */
  isEnded: boolean;
}

/** An order and its payment by a link in a mail, whose reader need not be its customer. */
export function LinkPayment({ token, order, isEnded }: LinkPaymentProps) {
  const payable = useLinkedPayable(token, order);
  const state = { isEnded, payment: usePayment(payable) };
  return (
    <Layout order={order} isOpen={isPayable(state)}>
      <OrderPayment payable={payable} orderId={null} {...state} />
    </Layout>
  );
}

interface LayoutProps {
  order: Order | LinkedOrder;
  /** Whether it waits for payment. */
  isOpen: boolean;
  above?: ReactNode;
  children: ReactNode;
}

/** On a phone the order is one strip above the form, which is in sight without scrolling. */
function Layout({ order, isOpen, above, children }: LayoutProps) {
  return (
    <div className={LAYOUT}>
      <div className="grid gap-5 max-lg:order-2">
        {above && <div className="max-lg:hidden">{above}</div>}
        <div className="grid gap-1.5">
          <h1 className="heading text-[1.75rem] sm:text-4xl lg:text-5xl">
            {isOpen ? payments.payFor(order.number) : payments.title}
          </h1>
          {isOpen && <Held until={order.expiresAt} />}
        </div>
        {children}
      </div>
      <OrderSummary order={order} />
    </div>
  );
}

const LAYOUT =
  'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-14 lg:pt-8 xl:gap-20';

function Held({ until }: { until: string | null }) {
  const [now] = useState(() => Date.now());
  return (
    <p className="text-muted">
      {until === null ? payments.held : payments.heldUntil(momentOf(until, now))}
    </p>
  );
}

/** The time of a moment within a day, and the day of another one with it. */
function momentOf(iso: string, now: number): string {
  return Date.parse(iso) - now < DAY_MS ? formatTime(iso) : formatShortMoment(iso, now);
}

/** A placeholder for the payment page. */
export function PaymentSkeleton() {
  return (
    <div role="status" className={LAYOUT}>
      <span className="sr-only">{messages.payments.loading}</span>
      <div className="grid gap-5 max-lg:order-2">
        <Skeleton className="h-8 w-56 lg:h-12" />
        <Skeleton className="h-48 w-full" />
      </div>
      <Skeleton className="h-12 w-full lg:h-96" />
    </div>
  );
}
