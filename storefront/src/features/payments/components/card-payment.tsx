import { Elements } from '@stripe/react-stripe-js';
import { useEffect } from 'react';
import type { Order } from '@harrow/contract';
import { ErrorState, QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { ApiError, describeError, toApiError } from '@/lib/http/api-error';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useCardSdk, useClientSecret } from '../api/payment';
import type { CardSdk, Charge } from '../lib/charge-card';
import { CardForm } from './card-form';

const payments = messages.payments;

const isFinal = (error: unknown) => toApiError(error).code === 'amount_refused';

interface CardPaymentProps {
  order: Order;
  pending: boolean;
  problem: string | null;
  onPay: (charge: Omit<Charge, 'billing'>) => void;
  /** Called when the SDK and the payment intent are ready, to look for an earlier charge. */
  onReady: (sdk: CardSdk, clientSecret: string) => void;
}

/** Loads everything that the card form needs, and shows it. */
export function CardPayment({ order, pending, problem, onPay, onReady }: CardPaymentProps) {
  const sdk = useCardSdk();
  const secret = useClientSecret(order);
  const cardSdk = sdk.data;
  const clientSecret = secret.data;
  useEffect(() => {
    if (cardSdk && clientSecret) onReady(cardSdk, clientSecret);
  }, [cardSdk, clientSecret, onReady]);

  if (sdk.error) {
    const message = sdk.error instanceof ApiError ? undefined : payments.sdkError;
    return <QueryError title={payments.sdkTitle} query={sdk} message={message} />;
  }
  if (secret.error) {
    // an amount that the provider rejects would be rejected again
    return isFinal(secret.error) ? (
      <ErrorState title={payments.prepareTitle} message={describeError(secret.error)} />
    ) : (
      <QueryError title={payments.prepareTitle} query={secret} />
    );
  }
  if (!cardSdk) return <CardFormSkeleton />;
  return (
    <Elements stripe={cardSdk}>
      <CardForm
        clientSecret={clientSecret}
        amount={formatMoney(order.amount, order.currency)}
        pending={pending}
        problem={problem}
        onPay={onPay}
      />
    </Elements>
  );
}

/** A placeholder for the card form. */
export function CardFormSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{payments.preparing}</span>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
