import { Elements } from '@stripe/react-stripe-js';
import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { ErrorState, QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { ApiError, describeError, toApiError } from '@/lib/http/api-error';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { usePaymentSdk, useClientSecret } from '../api/payment';
import type { ChargeCall } from '../hooks/use-payment';
import { useWallets } from '../hooks/use-wallets';
import type { IntentSdk } from '../lib/charge-outcome';
import type { Payable } from '../lib/payable';
import { walletGroupOptions } from '../lib/wallet-options';
import { CardForm } from './card-form';
import { Wallets } from './wallets';

const payments = messages.payments;

const isFinal = (error: unknown) => toApiError(error).code === 'amount_refused';

interface PaymentFormsProps {
  payable: Payable;
  pending: boolean;
  problem: string | null;
  onPay: (charge: ChargeCall) => void;
  /** Called when the SDK and the payment intent are ready, to look for an earlier charge. */
  onReady: (sdk: IntentSdk, clientSecret: string) => void;
}

/**
 * Loads everything that the ways to pay need, and shows them: the wallets of the browser, if it has any, above the
 * card form. All of it appears together, so that nothing of it moves.
 */
export function PaymentForms({ payable, pending, problem, onPay, onReady }: PaymentFormsProps) {
  const query = usePaymentSdk();
  const secret = useClientSecret(payable);
  const sdk = query.data;
  const clientSecret = secret.data;
  const wallets = useWallets();
  useEffect(() => {
    if (sdk && clientSecret) onReady(sdk, clientSecret);
  }, [sdk, clientSecret, onReady]);

  if (query.error) {
    const message = query.error instanceof ApiError ? undefined : payments.sdkError;
    return <QueryError title={payments.sdkTitle} query={query} message={message} />;
  }
  if (secret.error) {
    // an amount that the provider rejects would be rejected again
    return isFinal(secret.error) ? (
      <ErrorState title={payments.prepareTitle} message={describeError(secret.error)} />
    ) : (
      <QueryError title={payments.prepareTitle} query={secret} />
    );
  }
  if (!sdk) return <PaymentFormsSkeleton />;
  const isDecided = wallets.state !== 'unknown';
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      {!isDecided && <PaymentFormsSkeleton />}
      <div className={`grid content-start gap-5 ${isDecided ? '' : 'invisible'}`}>
        {clientSecret && wallets.state !== 'none' && (
          <Elements key={clientSecret} stripe={sdk} options={walletGroupOptions(clientSecret)}>
            <Wallets
              page={payable.page}
              clientSecret={clientSecret}
              isShown={wallets.state === 'some'}
              pending={pending}
              onPay={onPay}
              onKnown={wallets.setKnown}
            />
          </Elements>
        )}
        <Elements stripe={sdk}>
          <CardForm
            clientSecret={clientSecret}
            amount={formatMoney(payable.amount, payable.currency)}
            pending={pending}
            problem={problem}
            onPay={onPay}
            onReady={wallets.cardIsReady}
          />
        </Elements>
        <p className="flex items-center gap-2 text-[0.9375rem] text-muted">
          <LockKeyhole aria-hidden className="size-4.5 shrink-0 text-leaf-text" />
          {payments.byProvider}
        </p>
      </div>
    </div>
  );
}

/** A placeholder for the ways to pay. */
export function PaymentFormsSkeleton() {
  return (
    <div role="status" className="grid content-start gap-4">
      <span className="sr-only">{payments.preparing}</span>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
