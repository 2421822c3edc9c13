import type { Order } from '@harrow/contract';
import { MailNote } from '@/components/papers/mail-note';
import { Spinner } from '@/components/ui/loading';
import { messages } from '@/messages';
import type { usePayment } from '../hooks/use-payment';
import { PaymentForms } from './payment-forms';
import { EndedNotice, PaidNotice, ProcessingNotice, UnrecordedNotice } from './payment-notices';

const payments = messages.payments;

type Payment = ReturnType<typeof usePayment>;

/** Tells whether an order still waits for payment by the customer of this page. */
export function isPayable(order: Order, isEnded: boolean, { progress }: Payment): boolean {
  const { step } = progress;
  return !order.paid && !isEnded && (step === 'ready' || step === 'charging');
}

interface OrderPaymentProps {
  order: Order;
  /** Whether the order was removed after the page opened. */
  isEnded: boolean;
  payment: Payment;
}

/** The payment of an order, in each state. */
export function OrderPayment({ order, isEnded, payment }: OrderPaymentProps) {
  const { progress, pay, record, resume } = payment;
  switch (progress.step) {
    case 'paid':
      return (
        <PaidNotice
          orderId={order._id}
          title={progress.wasPaidBefore ? payments.alreadyPaid : payments.completed}
          text={progress.wasPaidBefore ? payments.notChargedAgain : undefined}
          transactionId={progress.transactionId}
        >
          {!progress.wasPaidBefore && <MailNote about="paid" />}
        </PaidNotice>
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
      if (isEnded && progress.step === 'ready') return <EndedNotice />;
      return (
        <PaymentForms
          order={order}
          pending={progress.step === 'charging'}
          problem={progress.step === 'ready' ? progress.problem : null}
          onPay={(charge) => void pay(charge)}
          onReady={resume}
        />
      );
  }
}
