import type { Order } from '@harrow/contract';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton, Spinner } from '@/components/ui/loading';
import { messages } from '@/messages';
import { usePayment } from '../hooks/use-payment';
import { CardPayment } from './card-payment';
import { EndedNotice, PaidNotice, ProcessingNotice, UnrecordedNotice } from './payment-notices';
import { OrderSummary } from './order-summary';

const payments = messages.payments;

interface PaymentScreenProps {
  order: Order;
  /** Whether the order was removed after the page was opened. */
  hasEnded: boolean;
}

/** An order and its payment, in each state. */
export function PaymentScreen({ order, hasEnded }: PaymentScreenProps) {
  const payment = usePayment(order);
  const { step } = payment.progress;
  const isOpen = !order.paid && !hasEnded && (step === 'ready' || step === 'charging');
  return (
    <>
      <PageTitle title={payments.title} lead={isOpen ? payments.lead : undefined} />
      <div className="grid items-start gap-10 xl:grid-cols-2 xl:gap-14">
        <OrderSummary order={order} />
        <Payment order={order} hasEnded={hasEnded} payment={payment} />
      </div>
    </>
  );
}

interface PaymentProps extends PaymentScreenProps {
  payment: ReturnType<typeof usePayment>;
}

function Payment({ order, hasEnded, payment }: PaymentProps) {
  const { progress, pay, record, resume } = payment;
  switch (progress.step) {
    case 'paid':
      return progress.wasPaidBefore ? (
        <PaidNotice
          orderId={order._id}
          title={payments.alreadyPaid}
          text={payments.notChargedAgain}
          transactionId={progress.transactionId}
        />
      ) : (
        <PaidNotice
          orderId={order._id}
          title={payments.completed}
          transactionId={progress.transactionId}
        />
      );
    case 'recording':
      return <Spinner label={payments.recording} />;
    case 'unrecorded':
      return <UnrecordedNotice {...progress} onRetry={() => void record(progress.transactionId)} />;
    case 'processing':
      return <ProcessingNotice />;
    case 'ready':
    case 'charging':
      if (order.paid) {
        return (
          <PaidNotice
            orderId={order._id}
            title={payments.alreadyPaid}
            transactionId={order.trasectionId}
          />
        );
      }
      // Not during a charge, whose outcome is shown instead.
      if (hasEnded && progress.step === 'ready') return <EndedNotice />;
      return (
        <CardPayment
          order={order}
          pending={progress.step === 'charging'}
          problem={progress.step === 'ready' ? progress.problem : null}
          onPay={(charge) => void pay(charge)}
          onReady={resume}
        />
      );
  }
}

/** A placeholder for the payment page. */
export function PaymentSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{messages.payments.loading}</span>
      <Skeleton className="mb-8 h-12 w-56" />
      <div className="grid gap-10 xl:grid-cols-2 xl:gap-14">
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    </div>
  );
}
