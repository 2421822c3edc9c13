import { Elements } from '@stripe/react-stripe-js';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError, toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';
import type { PayableOrder } from '../api/get-order';
import { useCardSdk } from '../hooks/use-card-sdk';
import { useClientSecret } from '../hooks/use-client-secret';
import type { CardSdk, Charge } from '../lib/charge-card';
import { CardForm } from './card-form';

const payments = messages.payments;

const isFinal = (error: unknown) => toApiError(error).code === 'amount_refused';

interface CardPaymentProps {
  order: PayableOrder;
  pending: boolean;
  problem: string | null;
  onPay: (charge: Omit<Charge, 'billing'>) => void;
  /** The provider and the intent are there: an earlier charge of it may have to be picked up. */
  onReady: (sdk: CardSdk, clientSecret: string) => void;
}

/** The card form with everything that it has to wait for. */
export function CardPayment({ order, pending, problem, onPay, onReady }: CardPaymentProps) {
  const sdk = useCardSdk();
  const secret = useClientSecret(order);
  const cardSdk = sdk.data;
  const clientSecret = secret.data;
  useEffect(() => {
    if (cardSdk && clientSecret) onReady(cardSdk, clientSecret);
  }, [cardSdk, clientSecret, onReady]);

  if (sdk.error) {
    const isOurs = sdk.error instanceof ApiError;
    return (
      <ErrorState
        title={payments.sdkTitle}
        message={isOurs ? describeError(sdk.error) : payments.sdkError}
        onRetry={() => void sdk.refetch()}
        retrying={sdk.isFetching}
      />
    );
  }
  if (secret.error) {
    return (
      <ErrorState
        title={payments.prepareTitle}
        message={describeError(secret.error)}
        // An amount that the provider does not take is refused every time.
        onRetry={isFinal(secret.error) ? undefined : () => void secret.refetch()}
        retrying={secret.isFetching}
      />
    );
  }
  if (!cardSdk) return <FormSkeleton />;
  return (
    <Elements stripe={cardSdk}>
      <CardForm clientSecret={clientSecret} pending={pending} problem={problem} onPay={onPay} />
    </Elements>
  );
}

function FormSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{payments.preparing}</span>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
