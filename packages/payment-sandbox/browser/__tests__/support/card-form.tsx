import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createSandboxStripe } from '../../create-sandbox-stripe.ts';

export const SANDBOX_URL = 'http://sandbox.test';

interface Form {
  stripe: Stripe;
  /** The current element of the form. */
  card: () => StripeCardElement;
  changes: StripeCardElementChangeEvent[];
}

/**
 * Shows the stand-in inside `@stripe/react-stripe-js`, as the shop does. Strict mode mounts, destroys
 * and mounts it again.
 */
export async function showCardForm({ disabled = false } = {}) {
  const stripe = createSandboxStripe({ publishableKey: 'pk_test_x', apiBase: SANDBOX_URL });
  const changes: StripeCardElementChangeEvent[] = [];
  let current: Form['card'] = () => {
    throw new Error('There is no card element.');
  };
  function Inside({ isDisabled }: { isDisabled: boolean }) {
    const elements = useElements();
    const isSame = useStripe() === stripe;
    current = () => {
      const card = elements?.getElement(CardElement);
      if (!card || !isSame) throw new Error('There is no card element.');
      return card;
    };
    return (
      <CardElement options={{ disabled: isDisabled }} onChange={(event) => changes.push(event)} />
    );
  }
  const page = (isDisabled: boolean) => (
    <StrictMode>
      <Elements stripe={stripe}>
        <Inside isDisabled={isDisabled} />
      </Elements>
    </StrictMode>
  );
  const view = render(page(disabled));
  await screen.findByLabelText('Card number');
  const form: Form = { stripe, card: () => current(), changes };
  return {
    ...form,
    user: userEvent.setup(),
    setDisabled: (isDisabled: boolean) => view.rerender(page(isDisabled)),
    unmount: view.unmount,
  };
}

export const field = (label: 'Card number' | 'Expiration date' | 'CVC') =>
  screen.getByLabelText<HTMLInputElement>(label);

/** Types a complete card, except for the given changes. */
export async function enterCard(
  user: ReturnType<typeof userEvent.setup>,
  { number = '4242424242424242', expiry = '1240', cvc = '123' } = {},
): Promise<void> {
  if (number) await user.type(field('Card number'), number);
  if (expiry) await user.type(field('Expiration date'), expiry);
  if (cvc) await user.type(field('CVC'), cvc);
}
