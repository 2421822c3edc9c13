import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createSandboxStripe } from '../../create-sandbox-stripe.ts';
import { WALLETS_KEY } from '../../wallets.ts';
import { SANDBOX_URL } from './card-form.tsx';
import { http, HttpResponse, server } from './mock-network.ts';

export const CLIENT_SECRET = 'pi_1_secret_2';
export const INTENT_URL = `${SANDBOX_URL}/v1/payment_intents/pi_1`;
const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1250,
  currency: 'usd',
  status: 'requires_payment_method',
};

type Click = StripeExpressCheckoutElementClickEvent;
type Confirm = StripeExpressCheckoutElementConfirmEvent;

interface Page {
  /** The wallets of the browser, as its local storage lists them. */
  browser?: string;
  options?: StripeExpressCheckoutElementOptions;
  /** The status of the sandbox's answer about the intent, which costs $12.50. */
  status?: number;
  onClick?: (event: Click) => void;
}

/** Returns the last item, which a test has waited for. */
function last<T>(items: readonly T[]): T {
  const item = items.at(-1);
  if (item === undefined) throw new Error('There is none.');
  return item;
}

/** Shows the stand-in of the wallets inside `@stripe/react-stripe-js`, as the shop does, and records its events. */
export async function showWallets({
  browser = 'apple_pay,google_pay',
  options,
  status = 200,
  onClick = ({ resolve }) => resolve(),
}: Page = {}) {
  localStorage.setItem(WALLETS_KEY, browser);
  const answer = status === 200 ? INTENT : { error: { type: 'api_error' } };
  server.use(http.get(INTENT_URL, () => HttpResponse.json(answer, { status })));
  const stripe: Stripe = createSandboxStripe({
    publishableKey: 'pk_test_x',
    apiBase: SANDBOX_URL,
  });
  const ready: StripeExpressCheckoutElementReadyEvent[] = [];
  const confirmed: Confirm[] = [];
  const cancelled: object[] = [];
  const failures: object[] = [];
  let group: StripeElements | null = null;
  function Inside() {
    group = useElements();
    return (
      <ExpressCheckoutElement
        options={options}
        onLoadError={(event) => failures.push(event)}
        onReady={(event) => ready.push(event)}
        onClick={onClick}
        onConfirm={(event) => confirmed.push(event)}
        onCancel={(event) => cancelled.push(event)}
      />
    );
  }
  const view = render(
    <StrictMode>
      <Elements stripe={stripe} options={{ clientSecret: CLIENT_SECRET }}>
        <Inside />
      </Elements>
    </StrictMode>,
  );
  await waitFor(() => expect([...ready, ...failures]).not.toHaveLength(0));
  return {
    stripe,
    user: userEvent.setup(),
    available: () => last(ready).availablePaymentMethods,
    confirmed,
    cancelled,
    failures,
    paymentFailed: (message: string) => last(confirmed).paymentFailed({ reason: 'fail', message }),
    elements: () => {
      if (!group) throw new Error('There is no group.');
      return group;
    },
    unmount: view.unmount,
  };
}
