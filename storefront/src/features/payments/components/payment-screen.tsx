import { PageTitle } from '@/components/ui/page-title';
import { Spinner } from '@/components/ui/spinner';
import { messages } from '@/messages';
import type { PayableOrder } from '../api/get-order';
import { usePayment } from '../hooks/use-payment';
import { CardPayment } from './card-payment';
import { EndedNotice } from './ended-notice';
import { OrderSummary } from './order-summary';
import { PaidNotice } from './paid-notice';
import { ProcessingNotice } from './processing-notice';
import { UnrecordedNotice } from './unrecorded-notice';

const payments = messages.payments;

interface PaymentScreenProps {
  order: PayableOrder;
  /** It was there when the page was opened and is not any more. */
  hasEnded: boolean;
}

/** An order and its payment, in whatever state that is. */
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
          title={payments.alreadyPaid}
          text={payments.notChargedAgain}
          transactionId={progress.transactionId}
        />
      ) : (
        <PaidNotice title={payments.completed} transactionId={progress.transactionId} />
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
        return <PaidNotice title={payments.alreadyPaid} transactionId={order.trasectionId} />;
      }
      // Not in the middle of a charge, whose outcome counts.
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
