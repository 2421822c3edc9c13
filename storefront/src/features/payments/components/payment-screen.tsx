import type { Order } from '@harrow/contract';
import { useState } from 'react';
import * as paths from '@/config/paths';
import { BackLink } from '@/components/ui/back-link';
import { Skeleton } from '@/components/ui/loading';
import { formatShortMoment, formatTime } from '@/lib/format/date';
import { messages } from '@/messages';
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

/**
 * An order and its payment, in each state. On a phone the order is one strip above the form, which is in
 * sight without scrolling.
 */
export function PaymentScreen({ order, isEnded }: PaymentScreenProps) {
  const payment = usePayment(order);
  const isOpen = isPayable(order, isEnded, payment);
  return (
    <div className={LAYOUT}>
      <div className="grid gap-5 max-lg:order-2">
        <div className="max-lg:hidden">
          <BackLink to={paths.order(order._id)}>{payments.order(order.number)}</BackLink>
        </div>
        <div className="grid gap-1.5">
          <h1 className="heading text-[1.75rem] sm:text-4xl lg:text-5xl">
            {isOpen ? payments.payFor(order.number) : payments.title}
          </h1>
          {isOpen && <Held until={order.expiresAt} />}
        </div>
        <OrderPayment order={order} isEnded={isEnded} payment={payment} />
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
