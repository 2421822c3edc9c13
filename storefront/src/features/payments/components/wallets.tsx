import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { useState } from 'react';
import { messages } from '@/messages';
import type { ChargeCall } from '../hooks/use-payment';
import { chargeWallet } from '../lib/charge-wallet';
import { problemOf } from '../lib/payment-progress';

const payments = messages.payments;

interface WalletsProps {
  sdk: Stripe;
  /** That of the intent to pay, whose amount the wallets show. */
  clientSecret: string;
  /** Where a payment leads back to that needs a page of the bank. */
  returnUrl: string;
  /** Whether the browser has wallets. */
  isShown: boolean;
  pending: boolean;
  onPay: (charge: ChargeCall) => void;
  /** Called with whether the browser has wallets. */
  onKnown: (hasSome: boolean) => void;
}

/** A button for each wallet of the browser that pays by card, and the line that leads to the card form. */
export function Wallets({ isShown, ...buttons }: WalletsProps) {
  const { sdk, clientSecret } = buttons;
  return (
    <div className={isShown ? 'screen-only grid gap-5' : 'h-0'}>
      <Elements stripe={sdk} options={{ clientSecret }}>
        <WalletButtons {...buttons} />
      </Elements>
      {isShown && (
        <p className="flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {payments.orByCard}
        </p>
      )}
    </div>
  );
}

function WalletButtons(props: Omit<WalletsProps, 'isShown'>) {
  const { sdk, returnUrl, pending, clientSecret, onPay, onKnown } = props;
  const elements = useElements();
  const [options] = useState(elementOptions);

  const confirm = ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    let hasStarted = false;
    onPay(async () => {
      hasStarted = true;
      if (!elements) throw new Error('The wallets have no group of elements.');
      const outcome = await chargeWallet({ sdk, elements, clientSecret, returnUrl });
      if (!outcome.ok && outcome.reason !== 'processing') {
        paymentFailed({ reason: 'fail', message: problemOf(outcome) });
      }
      return outcome;
    });
    // another charge is running
    if (!hasStarted) paymentFailed({ reason: 'fail', message: payments.problems.locked });
  };

  return (
    <div role="group" aria-label={payments.wallets} className={pending ? 'opacity-50' : ''}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => onKnown(availablePaymentMethods !== undefined)}
        onLoadError={() => onKnown(false)}
        onClick={({ resolve, reject }) => (pending ? reject() : resolve())}
        onConfirm={confirm}
      />
    </div>
  );
}

/** Only wallets that pay by one of their cards, in one row until the customer asks for more. */
function elementOptions(): StripeExpressCheckoutElementOptions {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const theme = scheme === 'dark' ? 'white' : 'black';
  return {
    buttonHeight: 48,
    buttonTheme: { applePay: theme, googlePay: theme },
    layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: 'auto',
      amazonPay: 'never',
      klarna: 'never',
      paypal: 'never',
    },
  };
}
