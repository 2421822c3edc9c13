import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const payments = messages.payments;

interface PaidNoticeProps {
  title: string;
  text?: string;
  transactionId: string | null;
}

/** An order that is paid, and by which transaction. Takes the focus that the form has lost. */
export function PaidNotice({ title, text, transactionId }: PaidNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-6 sm:p-8">
      <CircleCheck aria-hidden className="size-9 text-leaf-text" />
      <h2 ref={heading} tabIndex={-1} className="heading text-2xl">
        {title}
      </h2>
      {text && <p className="text-muted">{text}</p>}
      {transactionId !== null && (
        <p className="text-muted">
          {payments.paymentId}{' '}
          <span className="font-mono text-sm break-all text-ink">{transactionId}</span>
        </p>
      )}
      <ButtonLink to="/dashboard/myorders" className="mt-2">
        {payments.backToOrders}
      </ButtonLink>
    </section>
  );
}
