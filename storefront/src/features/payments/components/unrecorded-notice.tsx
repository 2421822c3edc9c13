import { CreditCard } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const payments = messages.payments;

interface UnrecordedNoticeProps {
  transactionId: string;
  problem: string;
  mayRetry: boolean;
  onRetry: () => void;
}

/** Money was taken and the order does not know of it yet: what is certain, and what to do. */
export function UnrecordedNotice(props: UnrecordedNoticeProps) {
  const { transactionId, problem, mayRetry, onRetry } = props;
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <CreditCard aria-hidden className="size-9 text-leaf-text" />
      <h2 className="heading text-2xl">{payments.unrecordedTitle}</h2>
      <p className="font-medium text-red-text">{problem}</p>
      {mayRetry && <p className="max-w-prose text-muted text-pretty">{payments.unrecorded}</p>}
      <p className="text-muted">
        {payments.paymentId}{' '}
        <span className="font-mono text-sm break-all text-ink">{transactionId}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {mayRetry && <Button onClick={onRetry}>{payments.recordAgain}</Button>}
        <ButtonLink to="/dashboard/myorders" variant="ghost">
          {payments.backToOrders}
        </ButtonLink>
      </div>
    </section>
  );
}
