import { MailNote } from '@/components/papers/mail-note';
import { Spinner } from '@/components/ui/loading';
import { messages } from '@/messages';
import type { usePayment } from '../hooks/use-payment';
import type { Payable } from '../lib/payable';
import { PaymentForms } from './payment-forms';
import { EndedNotice, PaidNotice, ProcessingNotice, UnrecordedNotice } from './payment-notices';

const payments = messages.payments;

/** An order that is paid here. */
interface Paid {
  /** Null for a reader who is not known to be the customer. */
  orderId: string | null;
  /** The transaction that paid it before; undefined for one that waits for payment. */
  paidBefore?: string | null;
  /** Whether it ended after the page opened. */
  isEnded: boolean;
  payment: ReturnType<typeof usePayment>;
}

/** Tells whether an order still waits for payment by the reader of this page. */
export function isPayable({ paidBefore, isEnded, payment }: Omit<Paid, 'orderId'>): boolean {
  const { step } = payment.progress;
  return paidBefore === undefined && !isEnded && (step === 'ready' || step === 'charging');
}

/** The payment of an order, in each state. */
export function OrderPayment(props: Paid & { payable: Payable }) {
  const { payable, orderId, paidBefore, isEnded, payment } = props;
  const { progress, pay, record, resume } = payment;
  const isOwn = orderId !== null;
  switch (progress.step) {
    case 'paid':
      return (
        <PaidNotice
          orderId={orderId}
          title={progress.wasPaidBefore ? payments.alreadyPaid : payments.completed}
          text={progress.wasPaidBefore ? payments.notChargedAgain : undefined}
          transactionId={progress.transactionId}
        >
          {!progress.wasPaidBefore && isOwn && <MailNote about="paid" />}
        </PaidNotice>
      );
    case 'recording':
      return <Spinner label={payments.recording} />;
    case 'unrecorded':
      return (
        <UnrecordedNotice
          {...progress}
          isOwn={isOwn}
          onRetry={() => void record(progress.transactionId)}
        />
      );
    case 'processing':
      return <ProcessingNotice isOwn={isOwn} />;
    case 'ready':
    case 'charging':
      if (paidBefore !== undefined) {
        return (
          <PaidNotice orderId={orderId} title={payments.alreadyPaid} transactionId={paidBefore} />
        );
      }
      // Not during a charge, whose outcome is shown instead.
      if (isEnded && progress.step === 'ready') return <EndedNotice isOwn={isOwn} />;
      return (
        <PaymentForms
          payable={payable}
          pending={progress.step === 'charging'}
          problem={progress.step === 'ready' ? progress.problem : null}
          onPay={(charge) => void pay(charge)}
          onReady={resume}
        />
      );
  }
}
