import { PageTitle } from '@/components/ui/page-title';
import { Spinner } from '@/components/ui/spinner';
import { messages } from '@/messages';
import type { PayableOrder } from '../api/get-order';
import { usePayment } from '../hooks/use-payment';
import { CardPayment } from './card-payment';
import { OrderSummary } from './order-summary';
import { PaidNotice } from './paid-notice';
import { ProcessingNotice } from './processing-notice';
import { UnrecordedNotice } from './unrecorded-notice';

const payments = messages.payments;

/** An order and its payment, in whatever state that is. */
export function PaymentScreen({ order }: { order: PayableOrder }) {
  return (
    <>
      <PageTitle title={payments.title} lead={order.paid ? undefined : payments.lead} />
      <div className="grid items-start gap-10 xl:grid-cols-2 xl:gap-14">
        <OrderSummary order={order} />
        <Payment order={order} />
      </div>
    </>
  );
}

function Payment({ order }: { order: PayableOrder }) {
  const { progress, pay, record, resume } = usePayment(order);
  switch (progress.step) {
    case 'paid':
      return <PaidNotice title={payments.completed} transactionId={progress.transactionId} />;
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
