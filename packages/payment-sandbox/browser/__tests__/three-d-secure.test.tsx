import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, server, withMockNetwork } from './support/mock-network.ts';
import { createSandboxStripe } from '../create-sandbox-stripe.ts';
import { SANDBOX_URL } from './support/card-form.tsx';
import { withDialogs } from './support/dialogs.ts';

withMockNetwork();
withDialogs();

const SECRET = 'pi_1_secret_2';
const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1250,
  currency: 'usd',
  status,
});
const REFUSED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
};

/** Starts a payment with a card that requires 3-D Secure; the mocked sandbox accepts either outcome. */
function startPayment({ handleActions = true } = {}) {
  server.use(
    http.post(`${SANDBOX_URL}/v1/payment_intents/pi_1/confirm`, () =>
      HttpResponse.json(intent('requires_action')),
    ),
    http.post(
      `${SANDBOX_URL}/v1/payment_intents/pi_1/sandbox_authenticate`,
      async ({ request }) => {
        const outcome = new URLSearchParams(await request.text()).get('outcome');
        if (outcome === 'success') return HttpResponse.json(intent('succeeded'));
        return HttpResponse.json({ error: REFUSED }, { status: 400 });
      },
    ),
  );
  const stripe = createSandboxStripe({ publishableKey: 'pk_test_x', apiBase: SANDBOX_URL });
  return stripe.confirmCardPayment(SECRET, { payment_method: 'pm_1' }, { handleActions });
}

it('pays after the authentication is completed', async () => {
  const payment = startPayment();
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/\$12\.50/);
  await userEvent.click(screen.getByRole('button', { name: 'Complete authentication' }));
  expect((await payment).paymentIntent?.status).toBe('succeeded');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('passes on the error after the authentication has failed', async () => {
  const payment = startPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Fail authentication' }));
  expect((await payment).error).toEqual(REFUSED);
});

it('counts a closed dialog as a failure', async () => {
  const payment = startPayment();
  const dialog: HTMLDialogElement = await screen.findByRole('dialog');
  dialog.close();
  expect((await payment).error?.code).toBe('payment_intent_authentication_failure');
});

it('restores the focus', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const payment = startPayment();
  await screen.findByRole('dialog');
  expect(button).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Complete authentication' }));
  await payment;
  expect(button).toHaveFocus();
  button.remove();
});

it('opens no dialog when the caller handles actions', async () => {
  const { paymentIntent } = await startPayment({ handleActions: false });
  expect(paymentIntent?.status).toBe('requires_action');
  expect(screen.queryByRole('dialog')).toBeNull();
});
