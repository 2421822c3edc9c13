import { CircleCheck, CircleSlash, CreditCard, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as paths from '@/config/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const payments = messages.payments;

const NOTICE = 'grid justify-items-start gap-4 rounded-card border border-line bg-card p-6 sm:p-8';

const PaymentId = ({ id }: { id: string }) => (
  <p className="text-muted">
    {payments.paymentId} <span className="font-mono text-sm break-all text-ink">{id}</span>
  </p>
);

interface PaidNoticeProps {
  /** The customer's order, to which the notice leads; null for a reader who is not known to be the customer. */
  orderId: string | null;
  title: string;
  text?: string;
  transactionId: string | null;
  /** Which mail comes. */
  children?: ReactNode;
}

/** The notice for a paid order, with its transaction. It takes the focus from the form. */
export function PaidNotice({ orderId, title, text, transactionId, children }: PaidNoticeProps) {
  const heading = useFocusedHeading();
  return (
    <section className={NOTICE}>
      <CircleCheck aria-hidden className="size-9 text-leaf-text" />
      <h2 ref={heading} tabIndex={-1} className="heading text-2xl">
        {title}
      </h2>
      {text && <p className="text-muted">{text}</p>}
      {children}
      {transactionId !== null && <PaymentId id={transactionId} />}
      {orderId !== null && (
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={paths.order(orderId)}>{payments.toOrder}</ButtonLink>
          <ButtonLink to={paths.orders} variant="ghost">
            {payments.backToOrders}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** The notice for a payment that the provider is still processing. */
export function ProcessingNotice({ isOwn }: { isOwn: boolean }) {
  return (
    <section role="status" className={NOTICE}>
      <Hourglass aria-hidden className="size-9 text-muted" />
      <p className="max-w-prose text-pretty">{payments.processing}</p>
      {isOwn && <ButtonLink to={paths.orders}>{payments.backToOrders}</ButtonLink>}
    </section>
  );
}

interface UnrecordedNoticeProps {
  transactionId: string;
  problem: string;
  mayRetry: boolean;
  /** Whether the reader is the customer, who has a list of orders. */
  isOwn: boolean;
  onRetry: () => void;
}

/** The notice for a card that was charged while the order could not be marked as paid. */
export function UnrecordedNotice(props: UnrecordedNoticeProps) {
  const { transactionId, problem, mayRetry, isOwn, onRetry } = props;
  return (
    <section role="alert" className={NOTICE}>
      <CreditCard aria-hidden className="size-9 text-leaf-text" />
      <h2 className="heading text-2xl">{payments.unrecordedTitle}</h2>
      <p className="font-medium text-red-text">{problem}</p>
      {mayRetry && <p className="max-w-prose text-muted text-pretty">{payments.unrecorded}</p>}
      <PaymentId id={transactionId} />
      <div className="mt-2 flex flex-wrap gap-3">
        {mayRetry && <Button onClick={onRetry}>{payments.recordAgain}</Button>}
        {isOwn && (
          <ButtonLink to={paths.orders} variant="ghost">
            {payments.backToOrders}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The notice for an order that ended while its page was open. It takes the focus from the form. */
export function EndedNotice({ isOwn }: { isOwn: boolean }) {
  const heading = useFocusedHeading();
  return (
    <section role="alert" className={NOTICE}>
      <CircleSlash aria-hidden className="size-9 text-muted" />
      <h2 ref={heading} tabIndex={-1} className="heading text-2xl">
        {isOwn ? payments.endedTitle : payments.linkEndedTitle}
      </h2>
      <p className="max-w-prose text-pretty text-muted">
        {isOwn ? payments.ended : payments.linkEnded}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isOwn && <ButtonLink to={paths.orders}>{payments.backToOrders}</ButtonLink>}
        <ButtonLink to={paths.products} variant="ghost">
          {payments.allProducts}
        </ButtonLink>
      </div>
    </section>
  );
}

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
