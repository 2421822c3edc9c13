import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import type { ChargeCall } from '../hooks/use-payment';
import { chargeWallet } from '../lib/charge-wallet';
import { walletButtonOptions } from '../lib/wallet-options';

const payments = messages.payments;

interface WalletsProps {
  /** The address of this page, to which a wallet leads back. */
  page: string;
  /** That of the intent to pay, with which the group of elements around them was made. */
  clientSecret: string;
  /** Whether the browser has wallets. */
  isShown: boolean;
  pending: boolean;
  onPay: (charge: ChargeCall) => void;
  /** Called with whether the browser has wallets. */
  onKnown: (hasSome: boolean) => void;
}

/** A button for each wallet of the browser, and the line that leads to the card form. */
export function Wallets(props: WalletsProps) {
  const { page, clientSecret, isShown, pending, onPay, onKnown } = props;
  const sdk = useStripe();
  const elements = useElements();
  const [options] = useState(walletButtonOptions);

  const pay = (onFailed: (message: string) => void) => {
    const returnUrl = new URL(BASE + page, window.location.href).href;
    // with another charge running, this one is not started
    if (pending || !sdk || !elements) onFailed(payments.problems.locked);
    else onPay(() => chargeWallet({ sdk, elements, clientSecret, returnUrl, onFailed }));
  };

  return (
    <div className={isShown ? 'screen-only grid gap-5' : 'h-0 overflow-hidden'}>
      <div
        role="group"
        aria-label={payments.wallets}
        className={`min-h-12 ${pending ? 'opacity-60' : ''}`}
      >
        <ExpressCheckoutElement
          options={options}
          onReady={({ availablePaymentMethods: available }) =>
            onKnown(Object.values(available ?? {}).includes(true))
          }
          onLoadError={() => onKnown(false)}
          onClick={({ resolve, reject }) => (pending ? reject() : resolve())}
          onConfirm={({ paymentFailed }) =>
            pay((message) => paymentFailed({ reason: 'fail', message }))
          }
        />
      </div>
      {isShown && (
        <p className="flex items-center gap-4 text-sm text-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
          {payments.orByCard}
        </p>
      )}
    </div>
  );
}
